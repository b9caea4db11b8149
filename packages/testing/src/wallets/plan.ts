/** What a request asks for: whether the wallet opens a prompt for it, and the answer once the person agrees. */
export type Plan = { readonly isPrompt: boolean; answer(): unknown }

export function silent(answer: () => unknown): Plan {
  return { isPrompt: false, answer }
}

export function prompt(answer: () => unknown): Plan {
  return { isPrompt: true, answer }
}
