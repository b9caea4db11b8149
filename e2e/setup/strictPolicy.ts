/** A policy without inline anything, with Trusted Types and no policy to make them, and with these origins for data and pictures. */
export function policyFor({ connect, images }: { connect: readonly string[]; images: readonly string[] }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** What every page of these tests is served with: chains and servers have other ports in every run. */
export const strictPolicy = policyFor({
  connect: ['http://127.0.0.1:*', 'ws://127.0.0.1:*'],
  images: ['http://127.0.0.1:*'],
})
