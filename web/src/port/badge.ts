/** The mark on the app's icon: something waits for us. It goes as soon as somebody looks at any page of the house. */

/** Not every browser can mark an icon. */
const able = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

export const mark = (): void => void able.setAppBadge?.().catch(() => undefined);

export function unmarkWhenSeen(): void {
  const look = (): void => {
    if (!document.hidden) void able.clearAppBadge?.().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  look();
}
