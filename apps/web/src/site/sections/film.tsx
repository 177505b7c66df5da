import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { carouselCopy } from '../../copy/site/chrome.ts'
import type { HeroCopy } from '../../copy/site/page-copy.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { reducedMotion, useMediaQuery } from '../../ui/hooks/use-media-query.ts'
import { useInView } from '../../ui/hooks/scrolling/use-in-view.ts'

type FilmProps = HeroCopy & { name: 'guarderia' | 'olfato' }

/**
 * Silent looping film beside its text (spec §2, 'Day care' and 'Training'). Loads near the viewport; until then, and
 * with reduced motion, shows its first frame.
 */
export function Film({ name, title, subtitle }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const near = useInView(frame)
  return (
    <section className="shell section-pt grid items-center gap-8 md:grid-cols-2 md:gap-14">
      <div ref={frame} className="relative overflow-hidden rounded-lg bg-amber-tint">
        <img
          src={`/films/${name}.webp`}
          alt=""
          loading="lazy"
          decoding="async"
          width={720}
          height={540}
          className="block h-auto w-full"
        />
        {near && <Reel name={name} />}
      </div>
      <div className="grid justify-items-center gap-3 text-center md:justify-items-start md:text-left">
        <h2 className="text-2xl tracking-tight">{title}</h2>
        <p className="measure text-lg text-ink-soft">{subtitle}</p>
      </div>
    </section>
  )
}

function Reel({ name }: Pick<FilmProps, 'name'>) {
  const video = useRef<HTMLVideoElement>(null)
  const still = useMediaQuery(reducedMotion)
  const [choice, setChoice] = useState<'play' | 'stop'>()
  const playing = (choice ?? (still ? 'stop' : 'play')) === 'play'

  useEffect(() => {
    if (playing) void video.current?.play().catch(() => setChoice('stop'))
    else video.current?.pause()
  }, [playing])

  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload={still ? 'none' : 'auto'}
        aria-hidden="true"
        tabIndex={-1}
        poster={`/films/${name}.webp`}
        className="absolute inset-0 size-full object-cover"
      >
        <source src={`/films/${name}.webm`} type="video/webm" />
        <source src={`/films/${name}.mp4`} type="video/mp4" />
      </video>
      <IconButton
        icon={playing ? Pause : Play}
        label={playing ? carouselCopy.pause : carouselCopy.play}
        onClick={() => setChoice(playing ? 'stop' : 'play')}
        className="absolute right-3 bottom-3 bg-white/85"
      />
    </>
  )
}
