/** Next calls this when a server of its own starts (`next dev`, or a host that runs Next). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('./server/boot');
  await boot();
}
