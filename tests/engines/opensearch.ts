// OpenSearch with its k-NN plugin, from their published packages. Needs Java 17 and Maven.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, type Program, succeeds } from './engine.ts';

const VERSION = '2.19.1';
export const OPENSEARCH = `OpenSearch ${VERSION} with k-NN`;
const PORT = 5873;
const dependency = (group: string, artifact: string, version: string) =>
  `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`;
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion><groupId>footnote</groupId><artifactId>engines</artifactId><version>1</version>
<dependencies>
${dependency('org.opensearch', 'opensearch', VERSION)}
${dependency('org.opensearch.plugin', 'transport-netty4-client', VERSION)}
${dependency('org.apache.logging.log4j', 'log4j-core', '2.21.0')}
</dependencies></project>`;
const PLUGIN = `org.opensearch.plugin:opensearch-knn:${VERSION}.0:zip`;

/** Maven's copy goal fetches the server's jars; unpacking the plugin's archive adds its own. */
const fetchJars = async (directory: string): Promise<boolean> => {
  if (existsSync(join(directory, 'plugin', `opensearch-knn-${VERSION}.0.jar`))) return true;
  writeFileSync(join(directory, 'pom.xml'), POM);
  const copy = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=lib'];
  const unpack = ['-q', '-B', 'dependency:unpack', `-Dartifact=${PLUGIN}`, '-DoutputDirectory=plugin'];
  return (await succeeds('mvn', copy, directory)) && (await succeeds('mvn', unpack, directory));
};

const emptyHome = (directory: string): string => {
  const home = join(directory, 'home');
  rmSync(home, { recursive: true, force: true });
  for (const folder of ['config', 'plugins', 'modules', 'lib']) mkdirSync(join(home, folder), { recursive: true });
  return home;
};

/**
 * Returns the program, or the reason why it cannot run here. Lucene compares vectors: the native engines, which
 * serverless uses, are not published.
 */
export const openSearch = async (): Promise<Program | string> => {
  if (!(await succeeds('java', ['--version']))) return 'java is not installed';
  if (!(await succeeds('mvn', ['--version']))) return 'mvn is not installed';
  const cwd = cacheFor('opensearch');
  if (!(await fetchJars(cwd))) return 'its packages could not be fetched';
  const source = join(import.meta.dirname, 'opensearch/Engine.java');
  const args = ['-Xmx1g', '-cp', 'lib/*:plugin/*', source, emptyHome(cwd), String(PORT)];
  return { command: 'java', args, cwd, endpoint: `http://127.0.0.1:${PORT}` };
};
