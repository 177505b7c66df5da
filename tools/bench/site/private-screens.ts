import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Finding } from '../print-findings.ts'

type Screen = { path: string; email: string }

export const privateScreens: readonly Screen[] = [
  { path: '/mi-cuenta', email: 'luis@demo.rumi.mx' },
  { path: '/mi-cuenta/reservar', email: 'luis@demo.rumi.mx' },
  { path: '/oficina', email: 'marta@demo.rumi.mx' },
  { path: '/oficina/negocio', email: 'admin@demo.rumi.mx' },
]

const demoPassword = 'lomito-feliz-2026'

const latencyMs = 400
const bytesPerSecond = 400_000 / 8

const mostRequests = 20
const mostBytes = 300_000
const mostSeconds = 7
/** No request begins or ends for so long: the screen is at rest. */
const quietMs = 3_000
const patienceMs = 90_000

type Sent = { url: string; bytes: number; beganMs: number; endedMs: number }

/** Records all requests of a page with the bytes that came over the line. */
function recordRequests(session: CDPSession) {
  const sent = new Map<string, Sent>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    sent.set(requestId, { url: request.url, bytes: 0, beganMs: Date.now(), endedMs: Number.NaN })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId)
    if (known) known.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId)
    if (known) Object.assign(known, { bytes: encodedDataLength, endedMs: Date.now() })
  })
  return () => [...sent.values()]
}

/** Runs in the page: notes when the screen last became whole, with its heading and nothing that is still loading. */
const noteContent = `
  let wasWhole = false
  const look = () => {
    const main = document.querySelector('main')
    const isWhole = main?.querySelector('h1, h2') && !main.matches('[aria-busy=true], :has(.skeleton, [aria-busy=true])')
    if (isWhole && !wasWhole) window.contentAtMs = Date.now()
    wasWhole = isWhole
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
`

async function atRest(page: Page, requests: () => readonly Sent[]) {
  const deadline = Date.now() + patienceMs
  const lastMs = () => Math.max(...requests().flatMap(({ beganMs, endedMs }) => [beganMs, endedMs || 0]))
  const contentAtMs = () => page.evaluate<number | undefined>('window.contentAtMs')
  while (!(await contentAtMs()) || Date.now() - lastMs() < quietMs) {
    if (Date.now() > deadline) throw new Error(`${page.url()} did not show its content.`)
    await page.waitForTimeout(200)
  }
  return (await contentAtMs()) ?? Number.NaN
}

/** Content of the browser's storage after a login. */
const storedState = ({ _id: userid, name, lastName, profilePic, role }: Record<string, unknown>) =>
  JSON.stringify({
    user: JSON.stringify({ userid, name, lastName, profilePic, role }),
    _persist: JSON.stringify({ version: -1, rehydrated: true }),
  })

/** Opens a screen with a session's cookie and identity, an empty cache and no service worker, on a slow line. */
async function openScreen(browser: Browser, url: string, { path, email }: Screen) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 915 } })
  try {
    const login = await context.request.post(`${url}/api/auth/login`, {
      data: { email, password: demoPassword },
    })
    if (!login.ok()) throw new Error(`${email} could not log in: ${login.status()}`)
    const { data } = (await login.json()) as { data: { user: Record<string, unknown> } }
    const page = await context.newPage()
    await page.addInitScript({ content: noteContent })
    await page.addInitScript({
      content: `localStorage.setItem('persist:root', ${JSON.stringify(storedState(data.user))})`,
    })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    const requests = recordRequests(session)
    const began = Date.now()
    await page.goto(url + path, { waitUntil: 'commit' })
    const contentAtMs = await atRest(page, requests)
    return { seconds: (contentAtMs - began) / 1000, requests: requests() }
  } finally {
    await context.close()
  }
}

/** The private screens that are opened most, from a phone on a slow line for the first time. */
export async function readPrivateScreens(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const screen of privateScreens.filter(({ path }) => paths.length === 0 || paths.includes(path))) {
    const { seconds, requests } = await openScreen(browser, url, screen)
    const bytes = requests.reduce((sum, one) => sum + one.bytes, 0)
    findings.push(
      { what: `${screen.path}, requests`, value: requests.length, bound: { most: mostRequests } },
      { what: `${screen.path}, kB`, value: bytes / 1000, bound: { most: mostBytes / 1000 } },
      { what: `${screen.path}, s until its content`, value: seconds, bound: { most: mostSeconds } },
    )
  }
  return findings
}
