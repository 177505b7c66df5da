import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { documentation } from './documentation.ts'

test('the document and the page where people read it say the same', async () => {
  const app = Fastify()
  await documentation(app, { publicUrl: 'https://rumi.mx' })
  const document = await app.inject('/openapi.json')
  expect(document.json()).toMatchObject({
    servers: [{ url: 'https://rumi.mx/api' }],
    paths: { '/serviceBookings': expect.anything() },
  })
  expect((await app.inject('/docs/json')).json()).toEqual(document.json())
  expect((await app.inject('/docs/yaml')).body).toContain('/serviceBookings:')
  const page = await app.inject('/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  await app.close()
})
