// Alarms: each problem that users would notice has one, and each has a recipient.
import { describe, expect, it, vi } from 'vitest';
import { countLine } from '#functions/adapters/aws/log-line.ts';
import { machines } from '#machines/index.ts';
import { SERVICES } from '#shared/contract/route.ts';
import { ofType, only, type Properties, STAGES, templates } from './stage.ts';

describe.each(STAGES)('the alarms of %s', (stage) => {
  const alarms = (): Properties[] =>
    ofType(templates(stage).watch, 'AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  const names = () => alarms().map(({ AlarmName }) => AlarmName.replace(`footnote-${stage}-`, ''));

  it('cover errors and latency of the API', () => {
    expect(names()).toEqual(expect.arrayContaining(['api-5xx', 'api-p99']));
    expect(alarms().find(({ AlarmName }) => AlarmName.endsWith('api-p99')).ExtendedStatistic).toBe('p99');
  });

  it('cover throttles and errors of every service and step', () => {
    for (const service of SERVICES)
      expect(names()).toEqual(expect.arrayContaining([`${service}-throttles`, `${service}-errors`]));
    for (const task of Object.values(machines).flatMap(({ tasks }) => Object.values<string>(tasks)))
      expect(names()).toContain(`${task.replaceAll('-', '')}-errors`);
    expect(names()).toContain('reap-errors');
  });

  it('cover every machine, the failure queue and the table', () => {
    for (const name of Object.keys(machines))
      expect(names()).toEqual(expect.arrayContaining([`${name}-failed`, `${name}-timed-out`]));
    expect(names()).toEqual(expect.arrayContaining(['dead-letters', 'table-throttles']));
  });

  it('ring at the first attempt across tenants, wherever it is logged', () => {
    // Prepare
    const filters = [templates(stage).api, templates(stage).workflows].flatMap((template) =>
      ofType(template, 'AWS::Logs::MetricFilter').map(({ Properties }) => Properties),
    );
    const steps = new Set(Object.values(machines).flatMap(({ tasks }) => Object.values<string>(tasks)));

    // Act
    const alarm = alarms().find(({ AlarmName }) => AlarmName.endsWith('-breaches'));

    // Assess
    expect([alarm.Threshold, alarm.EvaluationPeriods]).toEqual([0, 1]);
    expect(filters).toHaveLength(SERVICES.length + steps.size + 1);
    for (const { FilterPattern, MetricTransformations } of filters) {
      expect(FilterPattern).toContain('TenantBreach');
      expect(FilterPattern).toContain('foreignRows');
      expect(MetricTransformations[0].MetricName).toBe(alarm.MetricName);
      expect(MetricTransformations[0].MetricNamespace).toBe(alarm.Namespace);
    }
  });

  it("ring if the model cannot be called, by the metric in the functions' log lines", () => {
    // Prepare
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    countLine('ModelFailed', stage, { error: 'AccessDeniedException' });
    write.mockRestore();
    // Act
    const { _aws, ...line } = JSON.parse(lines[0] ?? '');
    const [{ Namespace, Dimensions, Metrics }] = _aws.CloudWatchMetrics;
    const alarm = alarms().find(({ AlarmName }) => AlarmName.endsWith('-model-failed'));
    // Assess
    expect([alarm.Namespace, alarm.MetricName, alarm.Threshold]).toEqual([Namespace, Metrics[0].Name, 0]);
    expect(alarm.Dimensions).toEqual([{ Name: Dimensions[0][0], Value: stage }]);
    expect(line).toEqual({ stage, ModelFailed: 1, error: 'AccessDeniedException' });
  });

  it('use no exports of functions and machines, so that these can be removed or renamed', () => {
    // Act
    const names = [templates(stage).api, templates(stage).workflows].flatMap((template) =>
      ofType(template, 'AWS::Lambda::Function').map(({ Properties }) => Properties.FunctionName),
    );
    const watched = alarms().flatMap(({ Dimensions = [] }) =>
      Dimensions.filter(({ Name }: Properties) => Name === 'FunctionName').map(({ Value }: Properties) => Value),
    );
    const imports = JSON.stringify(templates(stage).watch).match(/Fn::ImportValue":"[^"]*/g) ?? [];

    // Assess
    expect(new Set(watched)).toEqual(new Set(names));
    expect(imports.filter((name) => name.includes('workflows'))).toEqual([]);
    expect(new Set(imports).size).toBeLessThanOrEqual(8);
  });

  it('all go to one topic, encrypted and closed to unencrypted requests', () => {
    for (const { AlarmName, AlarmActions } of alarms()) expect(AlarmActions, AlarmName).toHaveLength(1);
    expect(only(templates(stage).watch, 'AWS::SNS::Topic').Properties.KmsMasterKeyId).toBeDefined();
    expect(JSON.stringify(only(templates(stage).watch, 'AWS::SNS::TopicPolicy').Properties)).toContain(
      '"aws:SecureTransport":"false"',
    );
  });

  it('are silent while nobody uses the product', () => {
    for (const { AlarmName, TreatMissingData } of alarms()) expect(TreatMissingData, AlarmName).toBe('notBreaching');
  });

  it('have one dashboard', () => {
    expect(only(templates(stage).watch, 'AWS::CloudWatch::Dashboard').Properties.DashboardName).toBe(
      `footnote-${stage}-overview`,
    );
  });
});

describe('the alarms of production', () => {
  it('reach a person by email, and are kept if the email cannot be sent', () => {
    const { Protocol, Endpoint, RedrivePolicy } = only(templates('prod').watch, 'AWS::SNS::Subscription').Properties;
    expect([Protocol, Endpoint]).toEqual(['email', 'ops@footnote.example']);
    expect(RedrivePolicy.deadLetterTargetArn).toBeDefined();
  });
});
