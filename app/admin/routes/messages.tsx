export default function Placeholder() {
  return <h1>messages</h1>;
}
