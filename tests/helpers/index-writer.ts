// Writes batches of ten chunks until it is killed, and prints a line after each.
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { chunk, TENANT } from '#tests/contract/index-samples.ts';

const index = sqliteIndex(process.argv[2] ?? '');
for (let batch = 0; batch < 2000; batch += 1) {
  const chunks = Array.from({ length: 10 }, (_, i) => {
    const seq = batch * 10 + i;
    return chunk({
      seq,
      text: `word ${Array.from({ length: 60 }, (__, n) => `t${(seq * 31 + n * n) % 997}`).join(' ')}`,
    });
  });
  await index.put(TENANT, chunks);
  console.log(batch);
}
