/** Bursts and beams of light around 0 0. */

export function beams(count: number, far: number, share = 0.5): string {
  return Array.from({ length: count }, (_, at) => {
    const from = ((at + (at % 3) * 0.12) / count) * 2 * Math.PI;
    const to = from + (share / count) * 2 * Math.PI;
    return `M0 0L${point(from, far, far)}L${point(to, far, far)}Z`;
  }).join("");
}

/** A bang with so many jags, between two radii, flattened. */
export function burst(jags: number, inner: number, outer: number, flat: number): string {
  const points = Array.from({ length: jags * 2 }, (_, at) => {
    const far = at % 2 ? inner * (0.94 + 0.1 * ((at * 7) % 3)) : outer * (0.86 + (0.14 * ((at * 5) % 4)) / 1.5);
    return point((at / jags) * Math.PI, far, far * flat);
  });
  return `M${points.join("L")}Z`;
}

function point(angle: number, wide: number, high: number): string {
  return `${(wide * Math.cos(angle)).toFixed(0)} ${(high * Math.sin(angle)).toFixed(0)}`;
}
