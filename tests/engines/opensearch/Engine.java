// Starts one OpenSearch node with the k-NN plugin inside this process: home directory, HTTP port.

import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.knn.plugin.KNNPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

public class Engine extends Node {
  Engine(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "engine"),
        List.of(Netty4Plugin.class, KNNPlugin.class),
        false);
  }

  public static void main(String[] args) throws Exception {
    Settings settings =
        Settings.builder()
            .put("path.home", args[0])
            .put("http.port", args[1])
            .put("network.host", "127.0.0.1")
            .put("transport.port", "0")
            .put("discovery.type", "single-node")
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .put("cluster.name", "footnote-engine")
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
    new Engine(settings).start();
    Thread.currentThread().join();
  }
}
