/** The addresses at which clients know this relay: the public one, and this machine's own names when it is public there. */
export function relayAudiences(publicUrl: string, port: number): readonly string[] {
  const own = `${publicUrl}/relay`
  const { hostname } = new URL(publicUrl)
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [own]
  return [own, `http://localhost:${port}/relay`, `http://127.0.0.1:${port}/relay`]
}
