/** Who sits where around the rink: three seatings, chosen by the shape of the place. All lengths are in units of the drawing. */

export type Form = "wide" | "mid" | "tall";

export interface Point {
  x: number;
  y: number;
}

/** A player's car; `beside` if the name stands at its right rather than under it. */
export interface Spot extends Point {
  beside: boolean;
  /** Where the cards lie that are played from here. */
  set: Point;
}

export interface Seating {
  form: Form;
  width: number;
  height: number;
  rink: { cx: number; cy: number; rx: number; ry: number; roundness: number };
  /** Clockwise from the left. */
  spots: Spot[];
  hub: Point;
  /** Where the own cards lie. */
  mine: Point;
  /** How wide a car is, the plate with its name, and a card on the rink. */
  car: number;
  plate: number;
  card: number;
}

/** The least and the largest size of each seating: between them it grows with its place. */
const sizes: Record<Form, { width: number; height: number; widest: number; highest: number }> = {
  wide: { width: 1120, height: 556, widest: 1330, highest: 640 },
  mid: { width: 800, height: 556, widest: 900, highest: 760 },
  tall: { width: 390, height: 496, widest: 820, highest: 640 },
};

function formOf(ratio: number, others: number): Form {
  if (ratio >= 1.62) return "wide";
  return ratio < 1.05 || others > 3 ? "tall" : "mid";
}

export function seating(width: number, height: number, others: number): Seating {
  const ratio = width / Math.max(1, height);
  const form = formOf(ratio, others);
  const size = sizes[form];
  const wider = ratio > size.width / size.height;
  const w = wider ? Math.min(size.widest, size.height * ratio) : size.width;
  const h = wider ? size.height : Math.min(size.highest, size.width / ratio);
  return { wide, mid, tall }[form](w, h, Math.max(2, others));
}

/** Where the cards of a pile lie that are turned: in a row around the hub, each so wide. */
export function slot(seating: Seating, at: number, of: number): { x: number; width: number } {
  const width = Math.min(seating.card * 1.4, (seating.rink.rx * 1.5) / of);
  return { x: (at - (of - 1) / 2) * width, width: width * 0.9 };
}

interface Spots {
  /** At the left or the right; the cards lie so much lower than the middle, and so far inside the rink. */
  side: (right: boolean, y: number, lower: number, inside?: number) => Spot;
  /** Over the rink. */
  top: (x: number, set: number, lower: number) => Spot;
}

/** Places around a rink: how far from the edge, in which row above it, and how far inside the cards usually lie. */
function spots(
  { cx, cy, rx }: { cx: number; cy: number; rx: number },
  { edge, row, inside: usual }: { edge: number; row: number; inside: number },
): Spots {
  return {
    side: (right, y, lower, inside = usual) => ({
      x: right ? 2 * cx - edge : edge,
      y,
      beside: false,
      set: { x: right ? cx + rx - inside : cx - rx + inside, y: cy + lower },
    }),
    top: (x, set, lower) => ({ x, y: row, beside: true, set: { x: set, y: cy + lower } }),
  };
}

function wide(width: number, height: number, others: number): Seating {
  const ry = (height - 156) / 2;
  const [cx, cy, rx] = [width / 2, height - 80 - ry, width / 2 - 162];
  const { side, top } = spots({ cx, cy, rx }, { edge: 128, row: 52, inside: 150 });
  return {
    form: "wide",
    width,
    height,
    rink: { cx, cy, rx, ry, roundness: 2.5 },
    spots: around(others, {
      left: side(false, cy - 62, -6),
      right: side(true, cy - 62, -6),
      top: top(cx, cx, -108),
      sides: [side(false, cy - 20, 34, 120), side(true, cy - 20, 34, 120)],
      tops: [top(cx - 278, cx - 130, -84), top(cx + 102, cx + 130, -84)],
      low: [side(false, height - 236, 72, 172), side(true, height - 236, 72, 172)],
      high: [side(false, 96, -74, 172), side(true, 96, -74, 172)],
      bottom: { x: cx - 90, y: height - 66, beside: true, set: { x: cx, y: cy + 96 } },
    }),
    hub: { x: cx, y: others === 4 ? cy + 14 : cy - 6 },
    mine: { x: cx, y: cy + 118 },
    car: 132,
    plate: 184,
    card: others > 3 ? 80 : 92,
  };
}

function mid(width: number, height: number, others: number): Seating {
  const ry = (height - 148) / 2;
  const [cx, cy, rx] = [width / 2, height - 64 - ry, width / 2 - 94];
  const { side, top } = spots({ cx, cy, rx }, { edge: 104, row: 54, inside: 144 });
  return {
    form: "mid",
    width,
    height,
    rink: { cx, cy, rx, ry, roundness: 2.8 },
    spots: [side(false, 112, -20), ...(others > 2 ? [top(cx, cx, -120)] : []), side(true, 112, -20)],
    hub: { x: cx, y: cy - 4 },
    mine: { x: cx, y: cy + 138 },
    car: 126,
    plate: 178,
    card: 88,
  };
}

/** On a phone, and where many sit in a narrow place, all sit in an arc above the rink. */
function tall(width: number, height: number, others: number): Seating {
  const ry = (height - 144) / 2;
  const [cx, cy, rx] = [width / 2, height - 36 - ry, width / 2 - 27];
  const row = Math.min(others, 5);
  const step = width * (row < 4 ? 0.28 : row < 5 ? 0.2 : 0.165);
  const spots = Array.from({ length: row }, (_, at): Spot => {
    const off = at - (row - 1) / 2;
    const curve = (off / Math.max(1, (row - 1) / 2)) ** 2;
    return {
      x: (width * (at + 0.5)) / row,
      y: 60 + 34 * curve,
      beside: false,
      set: {
        x: cx + off * step,
        y: cy - 78 + 28 * curve - (height - 496) * 0.12,
      },
    };
  });
  if (others > 5) spots.push({ x: cx - 76, y: height - 58, beside: true, set: { x: cx, y: cy + 62 } });
  return {
    form: "tall",
    width,
    height,
    rink: { cx, cy, rx, ry, roundness: 3.4 },
    spots,
    hub: { x: cx, y: cy + 36 },
    mine: { x: cx, y: cy + 112 + (height - 496) * 0.2 },
    car: Math.min(row < 4 ? 84 : 92, (width / row) * 0.76),
    plate: Math.min(row < 4 ? 124 : 140, width / row - 4),
    card: Math.min(row < 4 ? 58 : 80, step * 0.72),
  };
}

interface Places {
  left: Spot;
  right: Spot;
  top: Spot;
  sides: [Spot, Spot];
  tops: [Spot, Spot];
  low: [Spot, Spot];
  high: [Spot, Spot];
  bottom: Spot;
}

/** So many places, clockwise from the left. */
function around(others: number, at: Places): Spot[] {
  if (others === 2) return [at.left, at.right];
  if (others === 3) return [at.left, at.top, at.right];
  if (others === 4) return [at.sides[0], at.tops[0], at.tops[1], at.sides[1]];
  const five = [at.low[0], at.high[0], at.top, at.high[1], at.low[1]];
  return others === 5 ? five : [...five, at.bottom];
}
