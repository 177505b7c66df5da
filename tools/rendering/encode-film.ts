import { join } from 'node:path'
import { runCommand } from '../run/run-command.ts'
import { film } from './record-film.ts'

async function ffmpeg(args: readonly string[]) {
  const { ok, output } = await runCommand({ command: 'ffmpeg', args: ['-y', '-loglevel', 'error', ...args] })
  if (!ok) throw new Error(`ffmpeg failed.\n${output}`)
}

/** Makes of the frames in a folder a silent WebM and MP4, and a poster of the first of them. */
export async function encodeFilm(frames: string, target: string) {
  const pictures = ['-framerate', String(film.framesPerSecond), '-i', join(frames, '%04d.png')]
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p']
  const mp4 = [
    '-c:v',
    'libx264',
    '-crf',
    '26',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-pix_fmt',
    'yuv420p',
  ]
  await ffmpeg([...pictures, ...webm, '-an', `${target}.webm`])
  await ffmpeg([...pictures, ...mp4, '-movflags', '+faststart', '-an', `${target}.mp4`])
  await ffmpeg(['-i', join(frames, '0000.png'), '-quality', '82', `${target}.webp`])
}
