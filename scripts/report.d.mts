/** Names that .gitignore lists, without its patterns and paths. */
export declare const ignoredNames: readonly string[]
