import { useAccount } from 'wagmi-2'

export const useConnection = () => useAccount()

export const major = 2
