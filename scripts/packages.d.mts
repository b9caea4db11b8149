/** Everything that installing `packages` brings, themselves included, sorted by name. */
export declare function installClosure(packages: readonly { dir: string }[]): {
  packages: readonly { name: string }[]
  missing: readonly string[]
}
