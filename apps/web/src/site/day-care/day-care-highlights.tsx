import { DogPortrait } from '../../art/dog/portrait.tsx'
import { dayCareCopy } from '../../copy/day-care.ts'
import { SectionTitle } from '../sections/section-title.tsx'

const dogs = [
  { breed: 'Golden retriever', color: 'Caramelo', seed: 'Canela' },
  { breed: 'Chihuahua', color: 'Rojo', seed: 'Chia' },
  { breed: 'Xoloitzcuintle', color: 'Negro', seed: 'Mole' },
  { breed: 'Schnauzer', color: 'Gris', seed: 'Don' },
]

/** Four reasons, each told by somebody with four legs. */
export function DayCareHighlights() {
  const { title, items } = dayCareCopy.highlights
  return (
    <section className="section-y bg-sand">
      <div className="shell">
        <SectionTitle title={title} />
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => {
            const dog = dogs[index % dogs.length]
            return (
              <li
                key={item.title}
                className="flex flex-col items-center gap-4 rounded-md bg-white p-6 text-center shadow-soft"
              >
                {dog && <DogPortrait {...dog} frame="arch" className="w-28" />}
                <h3 className="text-lg">{item.title}</h3>
                <p>{item.text}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
