package io.stardeck.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Prompt;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.Violation;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.Sample.CardId;
import io.stardeck.engine.json.Sample.Idle;
import io.stardeck.engine.json.Sample.Step;
import io.stardeck.engine.json.Sample.Table;
import io.stardeck.engine.json.Sample.Turn;
import io.stardeck.engine.rules.OpenDraft;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What is written can be read again and is equal, and is written as before. */
class RoundTripTest {
  @Property(tries = 200)
  void tables(@ForAll("tables") Table table) {
    roundTrip(table, Table.class);
  }

  @Property(tries = 100)
  void seatsAndAudiences(@ForAll("seats") Seat seat, @ForAll("audiences") Audience audience) {
    roundTrip(seat, Seat.class);
    Audience read = roundTrip(audience, Audience.class);
    assertThat(read.includes(seat)).isEqualTo(audience.includes(seat));
  }

  @Property(tries = 100)
  void generatorsGoOnAsTheyWould(@ForAll("chances") Chance chance) {
    Chance read = roundTrip(chance, Chance.class);
    assertThat(read.below(1000)).isEqualTo(chance.below(1000));
    assertThat(read.fork(3)).isEqualTo(chance.fork(3));
  }

  @Property(tries = 100)
  void whatAHostIsTold(
      @ForAll("texts") String text, @ForAll("ids") RuleId rule, @ForAll("seats") Seat seat) {
    roundTrip(rule, RuleId.class);
    roundTrip(new Violation(rule, text), Violation.class);
    roundTrip(new Fault(text, text), Fault.class);
    roundTrip(new Prompt(ImmutableList.of(seat), "phase", text), Prompt.class);
    roundTrip(new GameInfo("a-game", text, text, 1, 4), GameInfo.class);
    roundTrip(
        new Outcome(ImmutableList.of(seat), ImmutableList.of(-1, Integer.MAX_VALUE), rule),
        Outcome.class);
  }

  @Property(tries = 100)
  void theOrderInWhichMapsAndSetsWereMadeDoesNotShow(@ForAll("tables") Table table) {
    Table other =
        new Table(
            table.chance(),
            table.phases(),
            table.desk(),
            ImmutableMap.copyOf(reversed(table.hands().entrySet().asList())),
            ImmutableMap.copyOf(reversed(table.counters().entrySet().asList())),
            ImmutableSet.copyOf(table.seen().asList().reverse()),
            table.bound(),
            table.share(),
            table.open());
    assertThat(other).isEqualTo(table);
    assertThat(EngineJson.write(other)).isEqualTo(EngineJson.write(table));
    assertThat(EngineJson.hash(other)).isEqualTo(EngineJson.hash(table));
  }

  private static <T> List<T> reversed(ImmutableList<T> list) {
    return list.reverse();
  }

  private static <T> T roundTrip(T value, Class<T> type) {
    String json = EngineJson.write(value);
    T read = EngineJson.read(json, type);
    assertThat(read).isEqualTo(value);
    assertThat(EngineJson.write(read)).isEqualTo(json);
    assertThat(EngineJson.read(EngineJson.tree(value), type)).isEqualTo(value);
    assertThat(EngineJson.write(EngineJson.tree(value))).isEqualTo(json);
    return read;
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withCharRange('\0', '\ud7ff')
        .withChars('"', '\\', '\n', '\u2028', '\ufeff')
        .ofMaxLength(20)
        .map(text -> text + "\ud83d\ude80");
  }

  @Provide
  Arbitrary<RuleId> ids() {
    return Arbitraries.strings()
        .withChars("ABZabz019-")
        .ofMinLength(1)
        .ofMaxLength(40)
        .map(RuleId::of);
  }

  @Provide
  Arbitrary<Seat> seats() {
    return Arbitraries.integers().between(0, Seat.MAX).map(Seat::of);
  }

  @Provide
  Arbitrary<Audience> audiences() {
    return Arbitraries.oneOf(
        Arbitraries.of(Audience.everyone()),
        seats().map(Audience::only),
        seats().map(Audience::others));
  }

  @Provide
  Arbitrary<Chance> chances() {
    Arbitrary<List<Integer>> scripts = Arbitraries.integers().list().ofMaxSize(3);
    Arbitrary<Integer> draws = Arbitraries.integers().between(0, 5);
    return Combinators.combine(texts(), scripts, draws)
        .as(
            (seed, script, count) -> {
              Chance chance = Chance.seeded(seed).scripted(script);
              for (int i = 0; i < count; i++) {
                chance = chance.below(6).next();
              }
              return chance;
            });
  }

  @Provide
  Arbitrary<Table> tables() {
    return Combinators.combine(
            chances(),
            steps().list().ofMaxSize(4),
            desks(),
            Arbitraries.maps(seats(), cards().list().ofMaxSize(3).map(ImmutableList::copyOf))
                .ofMaxSize(4),
            Arbitraries.maps(cards(), Arbitraries.integers()).ofMaxSize(4),
            cards().set().ofMaxSize(4),
            Arbitraries.longs(),
            Arbitraries.doubles())
        .as(
            (chance, phases, desk, hands, counters, seen, bound, share) ->
                new Table(
                    chance,
                    Pile.topFirst(phases),
                    desk,
                    ImmutableMap.copyOf(hands),
                    ImmutableMap.copyOf(counters),
                    ImmutableSet.copyOf(seen),
                    bound,
                    share,
                    bound > 0));
  }

  private Arbitrary<OpenDraft<Step>> desks() {
    Arbitrary<OpenDraft<Step>> open = steps().map(step -> OpenDraft.<Step>empty().with(step));
    return Arbitraries.oneOf(
        Arbitraries.just(OpenDraft.empty()),
        open,
        open.map(OpenDraft::withdrawn),
        open.map(OpenDraft::committed));
  }

  private Arbitrary<Step> steps() {
    Arbitrary<Step> attacks =
        Combinators.combine(seats(), seats().optional(), cards().list().ofMaxSize(3))
            .as(
                (by, on, with) ->
                    ImmutableAttack.builder()
                        .attacker(by)
                        .target(on)
                        .strength(7)
                        .cards(with)
                        .build());
    return Arbitraries.oneOf(Arbitraries.just(new Idle()), seats().map(Turn::new), attacks);
  }

  private static Arbitrary<CardId> cards() {
    return Arbitraries.strings().withChars("abc19-").ofMinLength(1).ofMaxLength(4).map(CardId::of);
  }
}
