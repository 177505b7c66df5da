import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWorker, siteBuildIn } from './build-worker.ts'
import { precompress } from './precompress.ts'
import { manifestIn } from './route-manifest.ts'
import { gzippedIn, holdScripts } from './script-bound.ts'
import { trimRouteManifest } from './trim-route-manifest.ts'

async function finishManifest(client: string) {
  const assets = join(client, 'assets')
  const manifests = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of manifests) {
    const file = join(assets, name)
    const whole = await readFile(file, 'utf8')
    await writeFile(file, trimRouteManifest(whole))
    await holdScripts(manifestIn(whole).manifest, gzippedIn(client))
  }
}

/**
 * Prepares `build/client` for the server: adds the service worker, checks the script budget of public pages, and
 * writes `.br` and `.gz` beside every compressible file.
 */
export async function finishBuild(buildDirectory: string) {
  const client = join(buildDirectory, 'client')
  const siteBuild = await siteBuildIn(client)
  await finishManifest(client)
  await buildWorker(client, siteBuild)
  await precompress(client)
}
