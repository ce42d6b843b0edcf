"""The house in a web page: the server's own application, run by Pyodide in a web worker; and how its files are made.

    site.py       writes the folder of static files (`spukhaus site`), with bytecode.py and foreknown.py
    house.py      puts the house together
    entrance.py   what the page asks and says, as an ASGI server would hand it on
    store.py      tables kept in IndexedDB        hub.py   a doorbell between tabs
    thinkers.py   other web workers in place of processes; thinking.py is what runs in them

Its other half is `web/src/port`. docs/pocket.md tells how it is made.
"""
