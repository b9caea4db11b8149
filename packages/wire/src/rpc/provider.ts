export type RpcRequest = { method: string; params?: readonly unknown[] | object | undefined }

/** The part of EIP-1193 the kit relies on. Answers are unknown until somebody has looked at them. */
export type Eip1193Provider = {
  request(request: RpcRequest): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}
