import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

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
