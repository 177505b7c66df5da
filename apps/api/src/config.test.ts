import { expect, test } from 'vitest'
import { readConfig, WrongSetting } from './config.ts'

const keys = { S3_ACCESS_KEY_ID: 'casa', S3_SECRET_ACCESS_KEY: 'secreta' }

test('uploads lie in the data folder, unless a bucket is named', () => {
  expect(readConfig({}).bucket).toBeUndefined()
  expect(readConfig({ S3_BUCKET: 'rumis', ...keys }).bucket).toEqual({
    name: 'rumis',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    accessKeyId: 'casa',
    secretAccessKey: 'secreta',
  })
  const elsewhere = { S3_BUCKET: 'rumis', S3_ENDPOINT: 'https://minio.casa.mx/', S3_REGION: 'mx', ...keys }
  expect(readConfig(elsewhere).bucket).toMatchObject({ endpoint: 'https://minio.casa.mx', region: 'mx' })
})

test('half a bucket stops the start with a sentence that names what is missing', () => {
  const wrong: [NodeJS.ProcessEnv, RegExp][] = [
    [{ S3_BUCKET: 'rumis' }, /^S3_ACCESS_KEY_ID must be set, since S3_BUCKET is\.$/],
    [keys, /^S3_BUCKET must be set, since S3_ACCESS_KEY_ID is\.$/],
    [{ S3_ENDPOINT: 'https://minio.casa.mx' }, /^S3_BUCKET must be set, since S3_ENDPOINT is\.$/],
    [{ S3_BUCKET: 'Rumis!', ...keys }, /^S3_BUCKET must be the name of a bucket.*not "Rumis!"\.$/],
    [{ S3_BUCKET: 'rumis', S3_ENDPOINT: 'minio', ...keys }, /^S3_ENDPOINT must be the http\(s\) address/],
  ]
  for (const [env, sentence] of wrong) expect(() => readConfig(env)).toThrow(sentence)
})

const sentenceFor = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env)
  } catch (failure) {
    return failure instanceof WrongSetting ? failure.message : failure
  }
  return undefined
}

test.each([
  undefined,
  'http://localhost:3000',
  'https://localhost',
  'http://127.0.0.1:3000',
  'http://127.8.9.10',
  'http://[::1]:3000/',
])('demo people may be shown on this machine: %s', (PUBLIC_URL) => {
  const here = PUBLIC_URL ? { PUBLIC_URL } : {}
  expect(readConfig(here).demo).toBe(true)
  expect(readConfig({ ...here, DEMO: '0' }).local).toBe(true)
  expect(readConfig({ ...here, DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ ...here, DEMO: '0' }).demo).toBe(false)
  expect(readConfig({ ...here, DATABASE_URL: 'postgres://db/rumi' }).demo).toBe(false)
  expect(readConfig({ ...here, DATABASE_URL: 'postgres://db/rumi', DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ ...here, NODE_ENV: 'production' }).demo).toBe(false)
})

test.each([
  'https://rumi.mx',
  'http://192.168.1.7:3000',
  'http://0.0.0.0:3000',
  'http://localhost.rumi.mx',
  'http://127.0.0.1.nip.io',
  'http://128.0.0.1',
  'http://[::2]',
  'http://[::ffff:192.168.1.7]',
])('demo accounts are never shown at %s, and requesting them stops the start', (PUBLIC_URL) => {
  expect(readConfig({ PUBLIC_URL }).demo).toBe(false)
  expect(readConfig({ PUBLIC_URL, DEMO: '0' }).local).toBe(false)
  expect(readConfig({ PUBLIC_URL, DEMO: '0' }).demo).toBe(false)
  expect(sentenceFor({ PUBLIC_URL, DEMO: '1' })).toMatch(
    /^DEMO must be 0 where PUBLIC_URL .*public password\.$/,
  )
})

test.each([
  'true',
  '1',
  'yes',
  '*',
  '10.0.0.1/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.1,,10.0.0.2',
  'proxy.casa.mx',
])('TRUST_PROXY=%s matches no proxy in particular and stops the start', (TRUST_PROXY) => {
  expect(sentenceFor({ TRUST_PROXY })).toMatch(/^TRUST_PROXY must be the addresses of the proxies/)
})

test('an http address of another machine stops a production start unless it is allowed', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://rumi.mx' }
  expect(sentenceFor(env)).toMatch(/^PUBLIC_URL must be an https address in production, .*ALLOW_HTTP=1/)
  expect(sentenceFor({ ...env, ALLOW_HTTP: '0' })).toMatch(/^PUBLIC_URL must be an https/)
  expect(readConfig({ ...env, ALLOW_HTTP: '1' }).publicUrl).toBe('http://rumi.mx')
  expect(readConfig({ ...env, PUBLIC_URL: 'https://rumi.mx' }).secure).toBe(true)
  expect(readConfig({ ...env, PUBLIC_URL: 'http://localhost:3000' }).secure).toBe(false)
  expect(readConfig({ PUBLIC_URL: 'http://192.168.1.20:3000' }).secure).toBe(false)
})

test('a public address without a trusted proxy is noted, whatever the environment', () => {
  const PUBLIC_URL = 'https://rumi.mx'
  expect(readConfig({ PUBLIC_URL }).lacksProxy).toBe(true)
  expect(readConfig({ PUBLIC_URL, NODE_ENV: 'production' }).lacksProxy).toBe(true)
  expect(readConfig({ PUBLIC_URL, TRUST_PROXY: '10.0.0.1' }).lacksProxy).toBe(false)
  expect(readConfig({}).lacksProxy).toBe(false)
})

test('proxies are trusted by address, network or kind', () => {
  expect(readConfig({}).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16, fd00::/8, loopback' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
    'fd00::/8',
    'loopback',
  ])
})

test.each([
  { DATABASE_URL: 'mysql://casa:secreto-1@db/rumi' },
  { DATABASE_URL: 'postgres://casa:secreto-1@db:puerto/rumi' },
  { DATABASE_URL: 'postgres:/casa:sec@reto-1@db' },
  { DATABASE_URL: 'host=db user=casa password=secreto-1' },
  { DATABASE_URL: 'mysql://db/rumi?password=secreto-1' },
  { DATABASE_URL: 'mysql://casa:secreto-1' },
  { SMTP_URL: 'smpt://casa:secreto-1@mail.casa.mx' },
  { SMTP_URL: 'casa:secreto-1@mail.casa.mx' },
  { PUBLIC_URL: 'https://casa:secreto-1@rumi.mx' },
  { BLOG_FEED_URL: 'https://casa:secreto-1@blog.casa.mx/feed' },
  { S3_BUCKET: 'rumis', S3_ENDPOINT: 'https://casa:secreto-1@minio.casa.mx', ...keys },
  { PORT: 'postgres://casa:secreto-1@db/rumi' },
  { S3_BUCKET: 'https://casa:secreto-1@minio.casa.mx/Rumis', ...keys },
])('the sentence about %o names the variable and keeps its secret', (env) => {
  const sentence = sentenceFor(env)
  const wrong = Object.keys(env).find((name) => String(env[name as keyof typeof env]).includes('reto-1'))
  expect(sentence).toMatch(new RegExp(`^${wrong} must be .*\\.$`))
  expect(sentence).not.toMatch(/reto-1/)
})

test('a wrong address without a secret is shown as it was given', () => {
  expect(sentenceFor({ DATABASE_URL: 'mysql://x' })).toMatch(/, not "mysql:\/\/x"\.$/)
  expect(sentenceFor({ SMTP_URL: 'mail' })).toMatch(/, not "mail"\.$/)
})

test.each([
  [{ PUBLIC_URL: 'https://rumi.mx/?de=correo' }, /^PUBLIC_URL must be the public http\(s\) address/],
  [{ PUBLIC_URL: 'https://rumi.mx?' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'https://rumi.mx/#inicio' }, /^PUBLIC_URL must be/],
  [{ FACTURAPI_KEY: 'llave', FACTURAPI_BASE_URL: 'https://facturas.mx?v=2' }, /^FACTURAPI_BASE_URL must be/],
  [{ S3_BUCKET: 'rumis', S3_ENDPOINT: 'https://minio.casa.mx#a', ...keys }, /^S3_ENDPOINT must be/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be .* with the host of a mail server, not "smtp:\/\/"\.$/],
  [{ SMTP_URL: 'smtps:///mail.casa.mx' }, /^SMTP_URL must be/],
  [{ SMTP_URL: 'smtp://:25' }, /^SMTP_URL must be/],
  [{ PORT: '0' }, /^PORT must be a port number from 1 to 65535, not "0"\.$/],
])('%o leads nowhere and stops the start', (env, sentence) => {
  expect(sentenceFor(env)).toMatch(sentence)
})

test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://rumi.mx' }])(
  'a public server rejects a feed without TLS and stops its start: %o',
  (world) => {
    expect(sentenceFor({ ...world, BLOG_FEED_URL: 'http://blog.mx/feed?clave=secreto-1' })).toMatch(
      /^BLOG_FEED_URL must be an https address .*, not "http:\/\/blog\.mx…"\.$/,
    )
    expect(readConfig({ ...world, BLOG_FEED_URL: 'https://blog.mx/feed' }).blogFeedUrl).toBe(
      'https://blog.mx/feed',
    )
    expect(readConfig({ BLOG_FEED_URL: 'http://localhost:8000/feed' }).blogFeedUrl).toMatch(/^http:/)
  },
)

test('a feed may have a query, and a site a path', () => {
  expect(readConfig({ BLOG_FEED_URL: 'https://blog.mx/?feed=rss2' }).blogFeedUrl).toBe(
    'https://blog.mx/?feed=rss2',
  )
  expect(readConfig({ PUBLIC_URL: 'https://casa.mx/rumi/' }).publicUrl).toBe('https://casa.mx/rumi')
  expect(readConfig({ SMTP_URL: 'smtps://casa:clave@mail.casa.mx:465' }).smtpUrl).toMatch(/mail\.casa\.mx/)
})
