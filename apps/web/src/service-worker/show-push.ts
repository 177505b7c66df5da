import type { WorkerClient, WorkerScope } from './worker-scope.ts'

type Message = { title: string; message: string; href: string; tag: string }

/** Path of this site that a message leads to; the overview where it leads elsewhere. */
const pathOf = (href: string, origin: string) => {
  const url = new URL(href, origin)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/mi-cuenta'
}

const drawnIcon = '/icono-192.png'
/** Time in ms that a message waits for the name of its icon. */
const longestWaitMs = 2_000

/** Path of the business's icon, as its manifest has it. */
async function iconPath(): Promise<string> {
  try {
    const reply = await fetch('/site.webmanifest', { signal: AbortSignal.timeout(longestWaitMs) })
    const { icons } = (await reply.json()) as { icons?: { src: string }[] }
    return icons?.[0]?.src ?? drawnIcon
  } catch {
    return drawnIcon
  }
}

/** Shows a message of the server; the same one, sent again, replaces itself silently. */
export async function showPush({ registration, location }: WorkerScope, message: Message) {
  await registration.showNotification(message.title, {
    body: message.message,
    tag: message.tag,
    icon: await iconPath(),
    lang: 'es-MX',
    data: pathOf(message.href, location.origin),
  })
}

/** Opens the page of a pressed message in an open window of the site, or else in a new one. */
export async function openPressed({ clients }: Pick<WorkerScope, 'clients'>, path: string) {
  const [open] = await clients.matchAll({ type: 'window' })
  const moved = await (open && moveTo(open, path))
  if (!moved) await clients.openWindow(path)
}

async function moveTo(open: WorkerClient, path: string) {
  try {
    await open.focus()
    return await open.navigate(path)
  } catch {
    // A window that this worker does not control yet.
    return null
  }
}
