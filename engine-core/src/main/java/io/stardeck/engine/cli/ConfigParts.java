package io.stardeck.engine.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.Lists;
import io.stardeck.engine.Action;
import io.stardeck.engine.Game;
import io.stardeck.engine.View;
import io.stardeck.engine.internal.PartialConfig;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import java.util.List;
import java.util.regex.Pattern;

/** Configurations that are put together of what a game suggests, of files and of single fields. */
final class ConfigParts {
  /** A field by its path; a file whose name looks like one can be given as {@code ./name}. */
  private static final Pattern FIELD = Pattern.compile("[\\w-]+(\\.[\\w-]+)*=.*", Pattern.DOTALL);

  private ConfigParts() {}

  /**
   * What {@code game} suggests for {@code seats} players, with {@code parts} laid over it in order.
   *
   * @param parts names of JSON files, and fields such as {@code options.cloak=true}
   * @throws InputException if a file cannot be read, or if the whole is no configuration of the
   *     game
   */
  static <C, S, A extends Action, V extends View> C over(
      Game<C, S, A, V> game, int seats, List<String> parts) throws InputException {
    C suggested = game.defaultConfig(seats);
    if (parts.isEmpty()) {
      return suggested;
    }
    GameJson<C, S, A, V> json = GameJson.of(game);
    JsonNode whole = json.tree(suggested);
    for (String part : parts) {
      whole = PartialConfig.over(whole, FIELD.matcher(part).matches() ? field(part) : file(part));
    }
    try {
      return json.readConfig(whole);
    } catch (FaultException e) {
      throw faulty("this is no configuration of " + game.info().id(), e);
    }
  }

  private static JsonNode field(String part) {
    int equals = part.indexOf('=');
    JsonNode tree = value(part.substring(equals + 1));
    List<String> path = Splitter.on('.').splitToList(part.substring(0, equals));
    for (String name : Lists.reverse(path)) {
      tree = JsonNodeFactory.instance.objectNode().set(name, tree);
    }
    return tree;
  }

  /** JSON if it is JSON; otherwise the text itself, so that nobody has to quote quotation marks. */
  private static JsonNode value(String text) {
    try {
      return EngineJson.parse(text);
    } catch (FaultException e) {
      return JsonNodeFactory.instance.textNode(text);
    }
  }

  private static JsonNode file(String name) throws InputException {
    try {
      return EngineJson.parse(TextFile.read(name));
    } catch (FaultException e) {
      throw faulty("cannot read " + name, e);
    }
  }

  private static InputException faulty(String what, FaultException e) {
    return new InputException(what + ":\n  " + Joiner.on("\n  ").join(e.faults()));
  }
}
