package io.stardeck.engine.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Ruling;
import io.stardeck.engine.View;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.Bounds;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/**
 * No document from outside costs more than it may, in heap or in time, and whatever configuration
 * the game takes can be played. A game's test inherits it and names its largest configurations.
 */
public interface SizeLaws<C, S, A extends Action, V extends View> extends Subject<C, S, A, V> {
  /** The largest configurations that the game takes, as JSON. */
  ImmutableList<String> largestConfigs();

  /** Configurations with all that a user can write in them, such as a card set of their own. */
  ImmutableList<JsonNode> ownConfigs();

  /** A referee with 256 MB answers documents of every form and of the greatest length. */
  @Example
  default void everyDocumentStaysWithinTheBudget() {
    List<String> requests = new ArrayList<>();
    for (String config : largestConfigs()) {
      requests.add(request("setup", "\"seed\":1,\"config\":" + config));
    }
    int setups = requests.size();
    GameJson<C, S, A, V> json = Laws.json(this);
    for (String config : largestConfigs()) {
      S state = played(json.readConfig(config), 20);
      String both = "\"config\":" + config + ",\"state\":" + json.write(state) + ",\"seat\":1";
      requests.add(request("legal", both));
      requests.add(request("view", both));
    }
    int fine = requests.size();
    for (String form : forms()) {
      requests.add(form);
      requests.add(request("setup", "\"seed\":1,\"config\":" + form));
    }
    ImmutableList<JsonNode> answers = Budget.answers(requests);
    for (int i = 0; i < answers.size(); i++) {
      JsonNode answer = answers.get(i);
      assertThat(answer.has("error"))
          .as("request %s: %.300s", i, answer)
          .isEqualTo(i >= fine)
          .isEqualTo(Spoiling.faulty(answer));
      assertThat(i >= setups || answer.path("accepted").asBoolean()).as("%.300s", answer).isTrue();
    }
  }

  /** What is read as a configuration is set up, or refused with the reason; and then played. */
  @Property(tries = 20)
  default void whateverConfigurationIsTakenCanBePlayed(@ForAll @LongRange(min = 0) long seed) {
    Random random = new Random(seed);
    ImmutableList<JsonNode> own = ownConfigs();
    Mutation mutation = new Mutation(random, own);
    JsonNode tree = own.get(random.nextInt(own.size()));
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      tree = mutation.mutate(tree);
    }
    Optional<C> config = read(tree);
    if (config.isPresent()) {
      Ruling<S> setup = game().setup(config.get(), Chance.seeded(seed));
      assertThat(setup.accepted()).isEqualTo(setup.violations().isEmpty());
      if (setup.accepted()) {
        played(config.get(), 30);
      }
    }
  }

  private Optional<C> read(JsonNode tree) {
    try {
      return Optional.of(Laws.json(this).readConfig(tree));
    } catch (FaultException refused) {
      // That it is refused in this way is all there is to show.
      return Optional.empty();
    }
  }

  private S played(C config, int decisions) {
    Random random = new Random(1);
    S state = game().setup(config, Chance.seeded(1)).state();
    for (int i = 0; i < decisions && !game().toAct(state).isEmpty(); i++) {
      ImmutableList<A> legal = game().legalActions(state, game().toAct(state).get(0));
      state = game().apply(state, legal.get(random.nextInt(legal.size()))).state();
    }
    return state;
  }

  private String request(String op, String fields) {
    return "{\"op\":\"%s\",\"game\":\"%s\",%s}".formatted(op, game().info().id(), fields);
  }

  /** Documents that are no configuration, as long as they may be or with as much in them. */
  private static ImmutableList<String> forms() {
    return ImmutableList.of(
        filled("[", "[],", "[]]", Bounds.DOCUMENT),
        filled("[", "{},", "{}]", Bounds.DOCUMENT),
        filled("[", "0,", "0]", Bounds.DOCUMENT),
        filled("[", "null,", "0]", Bounds.DOCUMENT),
        filled("[", "{\"a\":{}},", "{}]", 9 * (Bounds.NODES / 2 - 10)),
        "{" + fields(Bounds.NODES / 2) + "}",
        "[".repeat(Bounds.DOCUMENT / 2),
        "{\"a\":".repeat(Bounds.DOCUMENT / 5),
        "\"" + "\u0416".repeat(Bounds.DOCUMENT - 200) + "\"",
        filled("[", "\"" + "\u0416".repeat(Bounds.TEXT) + "\",", "0]", Bounds.DOCUMENT - 200));
  }

  private static String filled(String open, String element, String close, int length) {
    int times = (length - 200 - open.length() - close.length()) / element.length();
    return open + element.repeat(times) + close;
  }

  private static String fields(int number) {
    List<String> fields = new ArrayList<>(Collections.nCopies(number, ""));
    for (int i = 0; i < number; i++) {
      fields.set(i, "\"" + i + "\":0");
    }
    return String.join(",", fields);
  }
}
