/** How many wallets there are to choose from: in tens with a plus, exactly below ten or of a chosen few (reference §15). */
export function walletCount(count: number, isFiltered: boolean): string {
  return count < 10 || isFiltered ? `${count}` : `${Math.floor(count / 10) * 10}+`
}
