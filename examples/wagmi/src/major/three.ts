import { useConnection as useWagmiConnection } from 'wagmi'

/** The one hook of this site that has another name in wagmi 2. */
export const useConnection = () => useWagmiConnection()

export const major = 3
