/** The upper end of an axis of counts and its ticks from 0 on: whole, round, four steps at most. */
export function niceScale(highest: number): { readonly top: number; readonly ticks: readonly number[] } {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  const step = Math.max(1, Math.ceil(factor * power))
  const steps = Math.max(1, Math.ceil(highest / step))
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) }
}
