import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from './precompress.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

async function finishManifest(client: string) {
  const assets = join(client, 'assets')
  const manifests = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of manifests) {
    const file = join(assets, name)
    await writeFile(file, trimRouteManifest(await readFile(file, 'utf8')))
  }
}

/** Readies `build/client` for the server that hands it out: every compressible file has its `.br` and `.gz` beside it. */
export async function finishBuild(buildDirectory: string) {
  const client = join(buildDirectory, 'client')
  await finishManifest(client)
  await precompress(client)
}
