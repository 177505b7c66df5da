import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A new, empty database on the server that `TEST_DATABASE_URL` names; nothing where tests run embedded. */
export async function newDatabaseUrl(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return undefined
  const url = new URL(server)
  url.pathname = `/rumi_test_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${url.pathname.slice(1)}`)
  await client.end()
  return url.href
}

/** Takes away a database that `newDatabaseUrl` made, with whoever is still connected to it. */
export async function dropDatabase(url: string) {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
  await client.end()
}
