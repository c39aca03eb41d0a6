// DynamoDB Local, by AWS: the table suite. Needs Java 17 and Maven.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Outcome, succeeds, suitesPass, whileRunning } from './engine.ts';

const VERSION = '2.5.4';
const ENGINE = `DynamoDB Local ${VERSION}`;
const PORT = 5893;
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion><groupId>footnote</groupId><artifactId>engines</artifactId><version>1</version>
<dependencies><dependency>
<groupId>com.amazonaws</groupId><artifactId>DynamoDBLocal</artifactId><version>${VERSION}</version>
</dependency></dependencies></project>`;

const notRun = (detail: string): Outcome => ({ engine: ENGINE, state: 'not run', detail });

const fetchJars = (directory: string): boolean => {
  const done = join(directory, 'lib', `DynamoDBLocal-${VERSION}.jar`);
  if (existsSync(done)) return true;
  writeFileSync(join(directory, 'pom.xml'), POM);
  return succeeds('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'], directory);
};

export const run = async (): Promise<Outcome> => {
  if (!succeeds('java', ['--version'])) return notRun('java is not installed');
  if (!succeeds('mvn', ['--version'])) return notRun('mvn is not installed');
  const cwd = cacheFor('dynamodb-local');
  if (!fetchJars(cwd)) return notRun('its packages could not be fetched');
  const server = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';
  const args = ['-Djava.library.path=lib', '-cp', 'lib/*', server, '-inMemory', '-port', String(PORT)];
  const endpoint = `http://127.0.0.1:${PORT}`;
  const passed = await whileRunning({ command: 'java', args, cwd, endpoint }, () => suitesPass(['table'], endpoint));
  return { engine: ENGINE, state: passed ? 'passed' : 'failed', detail: 'table' };
};
