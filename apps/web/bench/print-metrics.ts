// Prints the metrics of a site that has served nothing yet, for `npm run test:alerts`.
import { emptyMetrics } from '../server/testing/empty-metrics';

process.stdout.write(await emptyMetrics());
