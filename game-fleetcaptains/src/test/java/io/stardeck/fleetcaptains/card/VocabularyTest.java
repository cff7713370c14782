package io.stardeck.fleetcaptains.card;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.stardeck.fleetcaptains.card.fact.Afterwards;
import io.stardeck.fleetcaptains.card.fact.LocationType;
import io.stardeck.fleetcaptains.card.fact.Polarity;
import io.stardeck.fleetcaptains.card.fact.ShipSystem;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Amount;
import io.stardeck.fleetcaptains.card.word.Attach;
import io.stardeck.fleetcaptains.card.word.Chooser;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Destination;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Keep;
import io.stardeck.fleetcaptains.card.word.Limit;
import io.stardeck.fleetcaptains.card.word.Mode;
import io.stardeck.fleetcaptains.card.word.Objective;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.TargetKind;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.card.word.TestRole;
import io.stardeck.fleetcaptains.card.word.TileFilter;
import io.stardeck.fleetcaptains.card.word.Timing;
import io.stardeck.fleetcaptains.card.word.Until;
import io.stardeck.fleetcaptains.internal.effect.Script;
import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every word of the vocabulary occurs in the shipped set: sections 9.7 and 9.9 of the design. */
final class VocabularyTest {
  private static final ComponentSet SET = ComponentSets.standard();

  /** Once is enough for these. */
  private static final ImmutableSet<String> ONCE =
      ImmutableSet.of("IgnoreRule", "ReplaceTile", "ModifyActionLimit");

  /** By word, value or field: the items that hold it. */
  private static final Map<String, Set<String>> HOLDERS = new LinkedHashMap<>();

  static {
    SET.ships().forEach(card -> walk(SET.ship(card), SET.ship(card).id()));
    SET.locations().forEach(card -> walk(SET.location(card), SET.location(card).id()));
    SET.commands().forEach(card -> walk(SET.command(card), SET.command(card).id()));
    SET.encounters().forEach(card -> walk(SET.encounter(card), SET.encounter(card).id()));
    SET.missions().forEach(card -> walk(SET.mission(card), SET.mission(card).id()));
  }

  private static void note(String word, String item) {
    HOLDERS.computeIfAbsent(word, each -> new HashSet<>()).add(item);
  }

  private static void walk(Object value, String item) {
    if (value instanceof Optional<?> optional) {
      optional.ifPresent(inner -> walk(inner, item));
    } else if (value instanceof Iterable<?> all) {
      Iterator<?> each = all.iterator();
      while (each.hasNext()) {
        walk(each.next(), item);
      }
    } else if (value instanceof Enum<?> constant) {
      note(constant.getDeclaringClass().getSimpleName() + "." + constant.name(), item);
    } else if (value instanceof TileFilter filter) {
      fields(filter, item);
    } else if (value instanceof Record record) {
      if (record instanceof Effect.Choose choose) {
        note("Choose by " + choose.by(), item);
      } else if (record instanceof Ability ability) {
        ability.costs().forEach(cost -> note("Cost " + cost.getClass().getSimpleName(), item));
      }
      note(record.getClass().getSimpleName(), item);
      for (RecordComponent part : record.getClass().getRecordComponents()) {
        walk(content(part, record), item);
      }
    }
  }

  private static Object content(RecordComponent part, Record record) {
    try {
      return part.getAccessor().invoke(record);
    } catch (ReflectiveOperationException bad) {
      throw new IllegalStateException(part.getName(), bad);
    }
  }

  private static void fields(TileFilter filter, String item) {
    Map<String, Optional<?>> fields =
        Map.ofEntries(
            Map.entry("type", filter.type()),
            Map.entry("cls", filter.cls()),
            Map.entry("name", filter.name()),
            Map.entry("habitable", filter.habitable()),
            Map.entry("explored", filter.explored()),
            Map.entry("exploredBy", filter.exploredBy()),
            Map.entry("controlledBy", filter.controlledBy()),
            Map.entry("controlAtLeast", filter.controlAtLeast()),
            Map.entry("installation", filter.installation()),
            Map.entry("ownPost", filter.ownPost()),
            Map.entry("adjacentTo", filter.adjacentTo()),
            Map.entry("noEnemies", filter.noEnemies()));
    fields.forEach(
        (name, content) -> {
          if (content.isPresent()) {
            note("TileFilter." + name, item);
            walk(content, item);
          }
        });
  }

  private static int holders(String word) {
    return HOLDERS.getOrDefault(word, Set.of()).size();
  }

  @Test
  void everyWordHasOneInterpreter() {
    assertThat(Script.INSTANCE.effects())
        .isEqualTo(ImmutableSet.copyOf(Effect.class.getPermittedSubclasses()));
  }

  @Test
  void everyWordOccursOnTwoItems() {
    for (Class<?> family :
        List.of(Effect.class, Standing.class, Objective.class, Condition.class, Amount.class)) {
      for (Class<?> word : family.getPermittedSubclasses()) {
        int least = family == Condition.class || family == Amount.class ? 0 : 2;
        int needed = ONCE.contains(word.getSimpleName()) ? 1 : least;
        assertThat(holders(word.getSimpleName()))
            .as(word.getSimpleName())
            .isGreaterThanOrEqualTo(needed);
      }
    }
  }

  @Test
  void everyValueOccursOnTwoItems() {
    List<Class<? extends Enum<?>>> values =
        List.of(
            Mode.class,
            Until.class,
            Limit.class,
            Timing.class,
            Afterwards.class,
            Polarity.class,
            TestKind.class,
            ShipSystem.class,
            LocationType.class,
            Chooser.class,
            Keep.class,
            Attach.class,
            Destination.class,
            TargetKind.class,
            TestRole.class);
    for (Class<? extends Enum<?>> type : values) {
      for (Enum<?> value : type.getEnumConstants()) {
        String word = type.getSimpleName() + "." + value.name();
        assertThat(holders(word)).as(word).isGreaterThanOrEqualTo(2);
      }
    }
    assertThat(HOLDERS).isNotEmpty();
  }

  @Test
  void everyFieldOfTheTileFilterOccursOnTwoItems() {
    for (String field :
        List.of(
            "type",
            "cls",
            "name",
            "habitable",
            "explored",
            "exploredBy",
            "controlledBy",
            "controlAtLeast",
            "installation",
            "ownPost",
            "adjacentTo",
            "noEnemies")) {
      assertThat(holders("TileFilter." + field)).as(field).isGreaterThanOrEqualTo(2);
    }
  }

  @Test
  void bothPlayersChooseAndCostsAreOfEveryKindOnTwoItems() {
    for (String word :
        List.of(
            "Choose by SELF",
            "Choose by OPPONENT",
            "Cost TrashThis",
            "Cost DiscardThis",
            "Cost DiscardCommand",
            "Cost SpendShipAction",
            "Cost ForgoManeuver",
            "Cost DealDamage",
            "Each.ALL_SHIPS_HERE")) {
      assertThat(holders(word)).as(word).isGreaterThanOrEqualTo(2);
    }
  }

  /** What lasts beyond the turn lies on a card that stays as long. */
  @Test
  void whatIsImposedEndsWithTheTurnOrTheTest() {
    for (var card : SET.commands()) {
      for (CardFace face : SET.command(card).faces()) {
        imposed(face.effects(), SET.command(card).id());
        assertThat(face.text().split(" ")).as(face.text()).hasSizeLessThanOrEqualTo(30);
      }
    }
    for (var card : SET.encounters()) {
      imposed(SET.encounter(card).effects(), SET.encounter(card).id());
    }
  }

  private static void imposed(Iterable<? extends io.stardeck.engine.script.Effect> all, String id) {
    for (io.stardeck.engine.script.Effect effect : all) {
      if (effect instanceof Effect.Impose impose) {
        assertThat(impose.until()).as(id).isIn(Until.END_OF_TURN, Until.THIS_TEST);
      }
      effect.lists().forEach(list -> imposed(list, id));
    }
  }

  @Test
  void textsOfAllComponentsAreShort() {
    SET.ships().forEach(card -> words(SET.ship(card).text()));
    SET.locations().forEach(card -> words(SET.location(card).text()));
    SET.encounters().forEach(card -> words(SET.encounter(card).text()));
    SET.missions().forEach(card -> words(SET.mission(card).text()));
  }

  private static void words(String text) {
    assertThat(text.split(" ")).as(text).hasSizeBetween(2, 30);
  }
}
