import { mount } from "svelte";
import App from "./App.svelte";
import { unmarkWhenSeen } from "./port/badge";
import { waitForOffer } from "./port/install.svelte";
import { keepAtHand } from "./port/offline";
import { pocket } from "./port/place";
import "./style.css";

waitForOffer();
unmarkWhenSeen();
const target = document.getElementById("app");
if (target) mount(App, { target });
// In the pocket the house itself says when it has come: both would fetch the same.
if (!pocket) addEventListener("load", () => void keepAtHand());
