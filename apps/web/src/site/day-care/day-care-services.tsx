import { Bone, Footprints, HeartHandshake, Moon, Trees } from 'lucide-react'
import { dayCareCopy } from '../../copy/day-care.ts'
import { Reveal } from '../../ui/reveal.tsx'
import { SectionTitle } from '../sections/section-title.tsx'

const looks = [
  { icon: Trees, field: 'bg-accent text-on-accent' },
  { icon: Moon, field: 'bg-indigo-tint text-indigo' },
  { icon: Bone, field: 'bg-secondary text-on-secondary' },
  { icon: HeartHandshake, field: 'bg-brick-tint text-brick' },
  { icon: Footprints, field: 'bg-primary text-on-primary' },
] as const

/** What a day is made of. */
export function DayCareServices() {
  const { title, items } = dayCareCopy.services
  return (
    <section className="shell section-y">
      <SectionTitle title={title} />
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {items.map((item, index) => {
          const { icon: Icon, field } = looks[index % looks.length] ?? looks[0]
          return (
            <Reveal
              key={item.title}
              as="li"
              index={index}
              className="flex gap-4 lg:flex-col lg:items-center lg:text-center"
            >
              <span
                className={`arch grid h-20 w-16 shrink-0 place-items-center pt-2 lg:h-28 lg:w-24 ${field}`}
              >
                <Icon className="size-8 lg:size-11" aria-hidden="true" />
              </span>
              <div className="grid content-start gap-1">
                <h3 className="text-lg">{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </Reveal>
          )
        })}
      </ul>
    </section>
  )
}
