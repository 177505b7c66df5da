export default function DayCarePage() {
  return (
    <main>
      <h1 className="text-display">DayCarePage</h1>
    </main>
  )
}
