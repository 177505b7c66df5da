import { HomeHero } from '../../art/scenes/site/home-hero.tsx'
import { Logo } from '../../art/logo.tsx'
import { PapelPicado } from '../../art/papel-picado.tsx'
import { businessCopy } from '../../copy/site/business.ts'

/** Preview picture of shared links, 1200 by 630, for `npm run render`. */
export default function SocialPreviewPage() {
  return (
    <div id="picture" className="relative h-[630px] w-[1200px] overflow-hidden bg-sand">
      <PapelPicado className="absolute inset-x-0 top-0 h-20 w-full" />
      <div className="grid h-full grid-cols-[500px_1fr] items-end gap-4 pl-20">
        <div className="grid gap-7 self-center pt-14">
          <Logo className="h-36 w-auto" />
          <p className="text-[38px] leading-[1.2] font-heading">{businessCopy.previewLine}</p>
        </div>
        <HomeHero className="w-[590px]" />
      </div>
    </div>
  )
}
