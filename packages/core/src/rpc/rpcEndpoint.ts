/** Where JSON-RPC goes, and what goes along with it. */
export type RpcEndpoint = { readonly url: string; readonly headers?: Readonly<Record<string, string>> | undefined }
