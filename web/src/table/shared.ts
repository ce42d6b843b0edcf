/** What it means for a table that its deal lies on others too (docs/cups.md, docs/company.md). */

import type { TableInfo } from "../lib/protocol.generated";

/** The cup that the table belongs to. */
export const cupOf = ({ shared }: TableInfo): string | null => (shared?.kind === "cup" ? shared.by : null);

/** The day whose deal is played here. */
export const dayOf = ({ shared }: TableInfo): string | null => (shared?.kind === "deal" ? shared.by : null);

/** Nothing can be looked at again yet: others still play. Who plays a deal of the day sits alone, and may look. */
export const isClosed = (table: TableInfo): boolean => cupOf(table) !== null && Boolean(table.shared?.closed);
