/** Ten-thousandths, in which the hall tells chances, as people read them. */

/** As per cent, with a decimal only where it says something. */
export function percent(parts: number): number {
  return Math.abs(parts) < 100 ? Math.round(parts / 10) / 10 : Math.round(parts / 100)
}
