/** How far the house in the page is with moving in. */

export const moving = $state({ ready: false, loaded: 0, bytes: 0, broken: "" });
