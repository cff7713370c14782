package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.D_38;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Asking;
import io.stardeck.engine.script.Option;
import io.stardeck.engine.script.Word;
import io.stardeck.fleetcaptains.card.word.Choice;
import io.stardeck.fleetcaptains.card.word.Each;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.TestKind;
import io.stardeck.fleetcaptains.event.CardEvent;
import io.stardeck.fleetcaptains.internal.step.Showing;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.internal.step.Testing;
import io.stardeck.fleetcaptains.internal.value.Abilities;
import io.stardeck.fleetcaptains.internal.value.Conditions;
import io.stardeck.fleetcaptains.internal.value.Ratings;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ImmutableTestSetup;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.state.TestGoal;
import io.stardeck.fleetcaptains.state.TestSetup;
import io.stardeck.fleetcaptains.state.Token;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.Optional;

/** Words about other words, and those that begin a test. */
final class FlowWords {
  static final List<Word<FleetState, FleetView, Effects, ?>> ALL =
      List.of(
          new Saying<>(Effect.OnTarget.class, FlowWords::onTarget),
          new Saying<>(Effect.ForEach.class, FlowWords::forEach),
          new Saying<>(Effect.If.class, FlowWords::either),
          new Saying<>(Effect.Test.class, FlowWords::test),
          new Saying<>(Effect.OpposedTest.class, FlowWords::opposed),
          new Choosing());

  private FlowWords() {}

  private static void onTarget(Play<FleetState> play, Effect.OnTarget on, EffectRun run) {
    boolean chosen =
        on.target() < run.targets().size() && !run.targets().get(on.target()).equals(Target.NONE);
    if (chosen) {
      Script.lay(play, run.about(run.targets().get(on.target())), on.effects());
    }
  }

  private static void forEach(Play<FleetState> play, Effect.ForEach each, EffectRun run) {
    if (each.each() == Each.ALL_SHIPS_HERE) {
      cloaked(play, each, run);
    }
    for (CardId ship : Subjects.each(play, run, each.each()).reverse()) {
      Script.lay(play, run.about(Target.of(ship)), each.effects());
    }
  }

  /**
   * Cloaked ships of the tile suffer it too, and are shown before it unless it is sure to show
   * them; echoes are shown and ignore it ({@code FC-D-38}).
   */
  private static void cloaked(Play<FleetState> play, Effect.ForEach each, EffectRun run) {
    int space = Subjects.space(play, run);
    ImmutableList<CardId> pieces =
        Tables.of(play).tokens().stream()
            .filter(token -> token.at() == space)
            .map(play.state()::identity)
            .collect(ImmutableList.toImmutableList());
    for (CardId piece : pieces.reverse()) {
      if (Tables.of(play).set().isShip(piece)) {
        Script.lay(play, run.about(Target.of(piece)), each.effects());
      }
    }
    for (CardId piece : pieces) {
      Token token = play.state().tokenOf(piece);
      if (token != null && !(uncovers(each.effects()) && exposed(play, piece))) {
        Showing.show(play, token, D_38);
      }
    }
  }

  /** Whether it is a ship that damage is sure to show: nothing may prevent all of it. */
  private static boolean exposed(Play<FleetState> play, CardId piece) {
    Ship ship = Tables.of(play).ship(piece);
    return ship != null && Abilities.protecting(Tables.of(play), ship).isEmpty();
  }

  private static boolean uncovers(ImmutableList<Effect> effects) {
    return effects.stream()
        .anyMatch(word -> word instanceof Effect.DealDamage || word instanceof Effect.Decloak);
  }

  private static void either(Play<FleetState> play, Effect.If word, EffectRun run) {
    Ship ship = Subjects.ship(play, run);
    int space = Subjects.space(play, run);
    boolean holds = Conditions.holds(Tables.of(play), run.player(), ship, space, word.when());
    Script.lay(play, run, holds ? word.then() : word.otherwise());
  }

  private static TestKind kind(Table table, EffectRun run) {
    boolean met = table.set().isEncounter(run.source()) || table.set().isLocation(run.source());
    return met ? TestKind.ENCOUNTER : TestKind.CARD;
  }

  private static int list(Play<FleetState> play, EffectRun run, ImmutableList<Effect> effects) {
    return Tables.of(play).set().scripts(run.source()).number(effects);
  }

  /** Only the first test decides whether an encounter is passed. */
  private static void decided(Play<FleetState> play) {
    if (play.state().top() instanceof Effects rest) {
      play.replace(new Effects(rest.run().inner(), rest.list(), rest.progress()));
    }
  }

  private static void test(Play<FleetState> play, Effect.Test test, EffectRun run) {
    Ship ship = Subjects.ship(play, run);
    if (ship == null) {
      if (run.first()) { // its ship is lost, and cannot pass it any more
        Tables.change(play, table -> table.withFailed(true));
      }
      return;
    }
    Table table = Tables.of(play);
    Seat seat = table.owner(ship.card());
    int level =
        test.levelOf()
            .map(of -> Conditions.amount(table, run.player(), ship, ship.at(), of))
            .orElse(test.level());
    TestGoal goal =
        new TestGoal.Follow(list(play, run, test.onPass()), list(play, run, test.onFail()), run);
    decided(play);
    ImmutableTestSetup alone =
        Testing.level(kind(table, run), seat, ship.card(), test.system(), level, goal);
    Testing.begin(play, test.together() ? together(table, ship, alone) : alone);
  }

  /** With all other own ships there whose system is not disabled. */
  private static TestSetup together(Table table, Ship first, TestSetup alone) {
    TestSetup test = alone;
    for (Ship ship : table.captain(alone.active()).fleet()) {
      if (!ship.card().equals(first.card())
          && ship.isAt(first.at())
          && !Ratings.disabled(table, ship, ship.at(), alone.system())) {
        test = test.joined(ship.card());
      }
    }
    return test;
  }

  private static void opposed(Play<FleetState> play, Effect.OpposedTest test, EffectRun run) {
    Ship ship = Subjects.open(play, run);
    Table table = Tables.of(play);
    Ship other = run.targets().isEmpty() ? null : table.ship(run.targets().get(0).ship());
    if (ship == null || other == null || other.cloaked() || other.card().equals(ship.card())) {
      return;
    }
    Seat seat = table.owner(ship.card());
    TestGoal goal =
        new TestGoal.Follow(list(play, run, test.onPass()), list(play, run, test.onFail()), run);
    decided(play);
    Testing.begin(
        play,
        Testing.level(kind(table, run), seat, ship.card(), test.system(), 0, goal)
            .withTarget(other.card())
            .withTargetSystem(test.targetSystem())
            .withJoinable(seat.equals(table.active()) && seat.equals(run.player())));
  }

  /** One of several lists, of those that can come to anything ({@code FC-VAL-05}). */
  private static final class Choosing
      implements Asking<FleetState, FleetView, Effects, Effect.Choose> {
    @Override
    public Optional<Seat> chooser(FleetView open, Effect.Choose word, Effects run) {
      return run.progress().done() > 0
          ? Optional.empty()
          : Optional.of(Subjects.side(open.table(), word.by(), run.run()));
    }

    @Override
    public ImmutableList<Pick> options(FleetView view, Effect.Choose word, Effects run) {
      ImmutableList.Builder<Pick> picks = ImmutableList.builder();
      for (int i = 0; i < word.options().size(); i++) {
        if (Possible.any(view, run.run(), word.options().get(i).effects())) {
          picks.add(new Pick.Nth(i));
        }
      }
      return picks.build();
    }

    @Override
    public String question(FleetView view, Effect.Choose word, Effects run) {
      StringBuilder text = new StringBuilder();
      for (Choice option : word.options()) {
        text.append(text.isEmpty() ? "Choose " : " or ").append(option.label());
      }
      return text.toString();
    }

    @Override
    public void answered(Play<FleetState> play, Effect.Choose word, Effects run, Option option) {
      Pick pick = (Pick) option;
      Seat seat = Subjects.side(Tables.of(play), word.by(), run.run());
      Optional<Choice> chosen =
          pick instanceof Pick.Nth nth
              ? Optional.of(word.options().get(nth.number()))
              : Optional.empty();
      play.tell(CMD_03, new CardEvent.OptionChosen(seat, pick, chosen.map(Choice::label)));
      chosen.ifPresent(choice -> Script.lay(play, run.run(), choice.effects()));
    }

    @Override
    public void perform(Play<FleetState> play, Effect.Choose word, Effects run) {}
  }
}
