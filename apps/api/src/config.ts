import { staffIdleMinutes } from '@rumi/contract'
import { z } from 'zod'
import { areTrustable, proxiesIn } from './trusted-proxies.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Spelled out with `//`, and without a `%` that stands for no sign: the drivers read no other. */
const addressOf = (protocol: RegExp) => z.url({ protocol }).regex(/^[a-z]+:\/\/(?:[^%]|%[\da-f]{2})*$/i)

/** Public address without credentials. */
const webAddress = addressOf(/^https?$/).regex(/^[^@]*$|^https?:\/\/[^@/?#]*[/?#]/i)

/** An address that paths are put behind, which behind a query or a hash lead nowhere. */
const baseAddress = webAddress.regex(/^[^?#]*$/)

/** Text of a key: what `openssl rand -base64 32` prints has 44 characters. */
export const secretKeyText = z.string().regex(/^\S{32,}$/)

const fromEnvironment = z.object({
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(65_535)).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: baseAddress.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: addressOf(/^postgres(ql)?$/).optional(),
  SECRET_KEY: secretKeyText.optional(),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  SMTP_URL: addressOf(/^smtps?$/)
    .regex(/^\w+:\/\/(?:[^/?#@]*@)?[^/?#@:]/)
    .optional(),
  DEMO: z.enum(['0', '1']).optional(),
  BLOG_FEED_URL: webAddress.optional(),
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(1).optional(),
  MERCADOPAGO_WEBHOOK_SECRET: z.string().min(1).optional(),
  MERCADOPAGO_BASE_URL: baseAddress.optional(),
  FACTURAPI_KEY: z.string().min(1).optional(),
  FACTURAPI_BASE_URL: baseAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: baseAddress.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TRUST_PROXY: z.string().refine(areTrustable).optional(),
  STAFF_IDLE_MINUTES: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.int().min(1).max(1_440))
    .default(staffIdleMinutes),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SIMULATED_CLOCK: z.string().min(1).optional(),
  ALLOW_HTTP: z.enum(['0', '1']).optional(),
  NODE_ENV: z.string().optional(),
})

const meanings: Record<string, string> = {
  PORT: 'a port number from 1 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1',
  PUBLIC_URL: 'the public http(s) address of the site, without a name, password, query or hash',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// address',
  SECRET_KEY:
    'a random text of at least 32 characters without spaces, such as openssl rand -base64 32 prints',
  BACKUP_PASSPHRASE: 'a passphrase of at least 12 characters',
  SMTP_URL: 'an smtp:// or smtps:// address with the host of a mail server',
  DEMO: '0 or 1',
  ALLOW_HTTP: '0 or 1',
  BLOG_FEED_URL: 'the http(s) address of a feed, without a name or password',
  MERCADOPAGO_ACCESS_TOKEN: 'the access token of an account at Mercado Pago',
  MERCADOPAGO_WEBHOOK_SECRET: 'the secret with which Mercado Pago signs its notices',
  MERCADOPAGO_BASE_URL:
    'the http(s) address of a server that answers as Mercado Pago does, without a name, password, query or hash',
  FACTURAPI_KEY: 'the key of an organization at Facturapi',
  FACTURAPI_BASE_URL:
    'the http(s) address of a server that answers as Facturapi does, without a name, password, query or hash',
  S3_BUCKET: 'the name of a bucket, in small letters, digits, dots and hyphens',
  S3_ENDPOINT: 'the http(s) address of a server that speaks S3, without a name, password, query or hash',
  S3_REGION: 'the name of a region, such as us-east-1',
  TRUST_PROXY: 'the addresses of the proxies in front, separated by commas, such as 10.0.0.0/8',
  STAFF_IDLE_MINUTES: 'a number of minutes from 1 to 1440',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
}

/** The keys of an account at Mercado Pago, and where to reach it where that is not the provider's own address. */
export type MercadoPagoKeys = { accessToken: string; webhookSecret: string; baseUrl: string | undefined }

/** The key of an organization at Facturapi, and where to reach it where that is not the provider's own address. */
export type FacturapiKeys = { key: string; baseUrl: string | undefined }

/** A bucket of a server that speaks S3, and the keys to it. */
export type Bucket = {
  name: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** Encrypts secrets at rest; in the data folder where there is none. */
  secretKey: string | undefined
  backupPassphrase: string | undefined
  smtpUrl: string | undefined
  /** True if the site is reachable on this machine only, for development; never in production. */
  local: boolean
  /** Demo people and a lived-in week; only where people reach the site on this machine, and never in production. */
  demo: boolean
  blogFeedUrl: string | undefined
  /** Paying online; absent without its keys. */
  mercadoPago: MercadoPagoKeys | undefined
  /** Stamping invoices; absent without its key. */
  facturapi: FacturapiKeys | undefined
  /** Bucket for uploads; the data folder without one. */
  bucket: Bucket | undefined
  trustProxy: string[] | false
  /** True if visitors are remote and no proxy is trusted: a proxy's address would stand for all of them. */
  lacksProxy: boolean
  /** Idle timeout of staff sessions. */
  staffIdleMinutes: number
  logLevel: string
  /** File with the simulated time; never in production. */
  simulatedClock: string | undefined
  /** True if the site is served over TLS, which decides the cookie's name and flags. */
  secure: boolean
}

/** Stops the start with one sentence that names the variable. */
export class WrongSetting extends Error {}

/** Settings that are addresses, and those that were given one by mistake: either may hold a password. */
const isAddress = (name: string, value: string) => /_(?:URL|ENDPOINT)$/.test(name) || value.includes('@')

/** True if an address refers to this machine. */
const isThisMachine = (address: string) =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(address).hostname)

/** Reads the settings; an empty variable counts as absent. Throws `WrongSetting`. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = fromEnvironment.safeParse(given)
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0])
    const value = given[name] ?? ''
    const shown = isAddress(name, value) ? withoutSecrets(value) : value
    throw new WrongSetting(`${name} must be ${meanings[name] ?? 'valid'}, not "${shown}".`)
  }
  const { data } = read
  const production = data.NODE_ENV === 'production'
  if (production && data.DEMO === '1') {
    throw new WrongSetting('DEMO must be 0 in production: the demo accounts have a public password.')
  }
  if (production && data.SIMULATED_CLOCK) {
    throw new WrongSetting('SIMULATED_CLOCK must be unset in production: it would sell days that are over.')
  }
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '')
  const local = !production && isThisMachine(publicUrl)
  if (production && publicUrl.startsWith('http:') && !isThisMachine(publicUrl) && data.ALLOW_HTTP !== '1') {
    throw new WrongSetting(
      `PUBLIC_URL must be an https address in production, not "${publicUrl}": passwords and sessions would cross the network in the clear. ALLOW_HTTP=1 allows it.`,
    )
  }
  if (data.DEMO === '1' && !local) {
    throw new WrongSetting(
      'DEMO must be 0 where PUBLIC_URL is not this machine: the demo accounts have a public password.',
    )
  }
  if (data.BLOG_FEED_URL && !local && !/^https:/i.test(data.BLOG_FEED_URL)) {
    throw new WrongSetting(
      `BLOG_FEED_URL must be an https address in production and where PUBLIC_URL is not this machine, not "${withoutSecrets(data.BLOG_FEED_URL)}".`,
    )
  }
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    secretKey: data.SECRET_KEY,
    backupPassphrase: data.BACKUP_PASSPHRASE,
    smtpUrl: data.SMTP_URL,
    local,
    demo: local && (data.DEMO ? data.DEMO === '1' : data.DATABASE_URL === undefined),
    blogFeedUrl: data.BLOG_FEED_URL,
    mercadoPago: mercadoPagoOf(data),
    facturapi: data.FACTURAPI_KEY ? { key: data.FACTURAPI_KEY, baseUrl: data.FACTURAPI_BASE_URL } : undefined,
    bucket: bucketOf(data),
    trustProxy: data.TRUST_PROXY === undefined ? false : proxiesIn(data.TRUST_PROXY),
    lacksProxy: data.TRUST_PROXY === undefined && !isThisMachine(publicUrl),
    staffIdleMinutes: data.STAFF_IDLE_MINUTES,
    logLevel: data.LOG_LEVEL,
    simulatedClock: data.SIMULATED_CLOCK,
    secure: publicUrl.startsWith('https://'),
  }
}

/** Both keys or neither: money that came in without a way to hear of it would lie there unseen. */
function mercadoPagoOf(data: z.output<typeof fromEnvironment>): MercadoPagoKeys | undefined {
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecret } = data
  if (!accessToken && !webhookSecret) return undefined
  if (!accessToken)
    throw new WrongSetting('MERCADOPAGO_ACCESS_TOKEN must be set where its webhook secret is.')
  if (!webhookSecret)
    throw new WrongSetting('MERCADOPAGO_WEBHOOK_SECRET must be set where its access token is.')
  return { accessToken, webhookSecret, baseUrl: data.MERCADOPAGO_BASE_URL }
}

const neededByBucket = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function bucketOf(data: z.output<typeof fromEnvironment>): Bucket | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (name && accessKeyId && secretAccessKey) {
    const { S3_REGION: region, S3_ENDPOINT: given = `https://s3.${region}.amazonaws.com` } = data
    return { name, endpoint: given.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey }
  }
  const [missing] = neededByBucket.filter((variable) => !data[variable])
  const [set] = [...neededByBucket, 'S3_ENDPOINT' as const].filter((variable) => data[variable])
  if (missing && set) throw new WrongSetting(`${missing} must be set, since ${set} is.`)
  return undefined
}
