// DynamoDB Local, by AWS. Needs Java 17 and Maven.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Program, succeeds } from './engine.ts';

const VERSION = '2.5.4';
export const DYNAMODB_LOCAL = `DynamoDB Local ${VERSION}`;
const PORT = 5893;
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion><groupId>footnote</groupId><artifactId>engines</artifactId><version>1</version>
<dependencies><dependency>
<groupId>com.amazonaws</groupId><artifactId>DynamoDBLocal</artifactId><version>${VERSION}</version>
</dependency></dependencies></project>`;

const fetchJars = async (directory: string): Promise<boolean> => {
  const done = join(directory, 'lib', `DynamoDBLocal-${VERSION}.jar`);
  if (existsSync(done)) return true;
  writeFileSync(join(directory, 'pom.xml'), POM);
  return succeeds('mvn', ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'], directory);
};

/** Returns the program, or the reason why it cannot run here. */
export const dynamodbLocal = async (): Promise<Program | string> => {
  if (!(await succeeds('java', ['--version']))) return 'java is not installed';
  if (!(await succeeds('mvn', ['--version']))) return 'mvn is not installed';
  const cwd = cacheFor('dynamodb-local');
  if (!(await fetchJars(cwd))) return 'its packages could not be fetched';
  const server = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner';
  // Shared, because functions use the credentials of many tenants.
  const args = ['-Djava.library.path=lib', '-cp', 'lib/*', server, '-inMemory', '-sharedDb', '-port', String(PORT)];
  return { command: 'java', args, cwd, endpoint: `http://127.0.0.1:${PORT}` };
};
