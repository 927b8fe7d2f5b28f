export default function Placeholder() {
  return <h1>social-form</h1>;
}
