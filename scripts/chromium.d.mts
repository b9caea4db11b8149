export declare function findChromium(env?: Record<string, string | undefined>): string | undefined
export declare function chromiumLaunchOptions(): { args: string[]; executablePath?: string }
export declare function ensureChromium(): string
