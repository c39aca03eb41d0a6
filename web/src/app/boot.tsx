// Shows index.html's skeleton again while the first screen's code loads.
const LINES = [1, 2, 3, 4, 5] as const;

export const Boot = () => (
  <div className="boot" aria-hidden="true">
    <div className="boot-side">
      {LINES.map((line) => (
        <i key={line} />
      ))}
    </div>
    <div className="boot-page">
      <i />
      <i />
      <i />
    </div>
  </div>
);
