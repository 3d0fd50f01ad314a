import { useEffect, useState } from 'preact/hooks';

interface Code {
  readonly size: number;
  readonly path: string;
}

/** A text as a QR code: black on white in either scheme, since cameras read no other. Its maker is loaded when it is needed. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<Code | undefined>();
  useEffect(() => {
    let here = true;
    void import('uqr').then(
      ({ encode }) => here && setCode(draw(encode(text, { ecc: 'M', border: 4 }))),
      // the address stands below it
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [text]);
  const size = code?.size ?? 33;
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      {code && <path d={code.path} fill="#000" />}
    </svg>
  );
}

function draw({ size, data }: { readonly size: number; readonly data: readonly (readonly boolean[])[] }): Code {
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: cells.join('') };
}
