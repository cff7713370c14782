package io.stardeck.fleetcaptains.internal.effect;

import static io.stardeck.fleetcaptains.internal.RuleIds.CMD_03;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_07;
import static io.stardeck.fleetcaptains.internal.RuleIds.TRP_08;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.script.Word;
import io.stardeck.fleetcaptains.card.word.Chooser;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.event.ShipEvent;
import io.stardeck.fleetcaptains.internal.step.Beams;
import io.stardeck.fleetcaptains.internal.step.Commands;
import io.stardeck.fleetcaptains.internal.step.Tables;
import io.stardeck.fleetcaptains.state.EffectRun;
import io.stardeck.fleetcaptains.state.FleetFrame.Effects;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.Pick;
import io.stardeck.fleetcaptains.state.Ship;
import io.stardeck.fleetcaptains.state.Table;
import io.stardeck.fleetcaptains.state.Target;
import io.stardeck.fleetcaptains.view.FleetView;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Words about crew and cargo. */
final class AboardWords {
  static final List<Word<FleetState, FleetView, Effects, ?>> ALL =
      List.of(
          new Saying<>(Effect.CaptureCrew.class, AboardWords::capture),
          new LosingCrew(),
          new MovingCargo<>(Effect.TakeCargo.class, true),
          new MovingCargo<>(Effect.GiveCargo.class, false));

  private AboardWords() {}

  /** The crew card that was chosen, with the ship that it is aboard. */
  private static void capture(Play<FleetState> play, Effect.CaptureCrew word, EffectRun run) {
    for (Target target : run.targets()) {
      if (target.card().isPresent() && target.ship().isPresent()) {
        Ship from = Tables.of(play).ship(target.ship());
        Ship to = from == null ? null : captor(play, run, from);
        if (from != null
            && to != null
            && from.crew().contains(target.card().get())
            && enemies(play, from, to)) {
          Beams.capture(play, from.card(), to.card(), target.card().get());
        }
        return;
      }
    }
  }

  /** Nobody is a captive of their own side ({@code FC-I-40}). */
  private static boolean enemies(Play<FleetState> play, Ship one, Ship other) {
    Table table = Tables.of(play);
    return table.enemies(table.owner(one.card()), table.owner(other.card()));
  }

  /** The ship itself, or the first own one beside the other. */
  private static @Nullable Ship captor(Play<FleetState> play, EffectRun run, Ship from) {
    Ship ship = Subjects.open(play, run);
    if (ship != null && !ship.card().equals(from.card())) {
      return ship;
    }
    for (Ship own : Tables.of(play).captain(run.player()).fleet()) {
      if (own.isAt(from.at())) {
        return own;
      }
    }
    return null;
  }

  /**
   * The card that was chosen; else its owner, their opponent or chance says which. The opponent is
   * the player of the card, if that is an enemy.
   */
  private static final class LosingCrew extends Chosen<Effect.DiscardCrew> {
    @Override
    protected int count(FleetState state, Effect.DiscardCrew word, Effects run) {
      int crew = 0;
      for (CardId ship : Subjects.struck(run.run())) {
        crew += most(state.table(), ship, word);
      }
      return word.chooser() == Chooser.RANDOM ? 0 : crew;
    }

    private static int most(Table table, CardId card, Effect.DiscardCrew word) {
      Ship ship = table.ship(card);
      return ship == null ? 0 : Math.min(ship.crew().size(), word.amount());
    }

    /** The crew of the ship whose turn it is to lose some: of the last ones none is lost yet. */
    private static ImmutableList<CardId> losing(Table table, Effect.DiscardCrew word, Effects run) {
      int left = run.progress().left();
      for (CardId card : Subjects.struck(run.run()).reverse()) {
        Ship ship = table.ship(card);
        left -= most(table, card, word);
        if (ship != null && left <= 0) {
          return ship.crew();
        }
      }
      return ImmutableList.of();
    }

    @Override
    protected Seat picker(FleetView open, Effect.DiscardCrew word, Effects run) {
      Seat owner = run.run().about().ship().map(open.table()::owner).orElse(run.run().player());
      if (word.chooser() == Chooser.OWNER) {
        return owner;
      }
      Seat player = run.run().player();
      return open.table().enemies(owner, player) ? player : open.table().opponent(owner);
    }

    @Override
    protected ImmutableList<Pick> picks(FleetView view, Effect.DiscardCrew word, Effects run) {
      ImmutableList<CardId> crew = losing(view.table(), word, run);
      Optional<CardId> chosen = run.run().about().card();
      return cards(chosen.filter(crew::contains).map(ImmutableList::of).orElse(crew));
    }

    @Override
    protected void take(
        Play<FleetState> play, Effect.DiscardCrew word, Effects run, Pick.Card pick) {
      for (CardId card : Subjects.struck(run.run())) {
        Ship ship = Tables.of(play).ship(card);
        if (ship != null && ship.crew().contains(pick.card())) {
          lose(play, card, pick.card());
        }
      }
    }

    @Override
    public void perform(Play<FleetState> play, Effect.DiscardCrew word, Effects run) {
      for (CardId card : Subjects.struck(run.run())) {
        for (int i = 0; i < word.amount() && word.chooser() == Chooser.RANDOM; i++) {
          Ship ship = Tables.of(play).ship(card);
          if (ship != null && !ship.crew().isEmpty()) {
            lose(play, card, play.pick(ship.crew()));
          }
        }
      }
    }

    private static void lose(Play<FleetState> play, CardId ship, CardId crew) {
      Tables.ship(play, ship, each -> each.withCrew(Lists.minus(each.crew(), crew)));
      play.tell(CMD_03, new ShipEvent.CrewLost(crew, ship));
      Commands.lay(play, crew, false, CMD_03);
    }

    @Override
    public String question(FleetView view, Effect.DiscardCrew word, Effects run) {
      return "Which crew is lost?";
    }
  }

  /** Cargo goes from the enemy ship that was chosen first to the ship, or the other way round. */
  private static final class MovingCargo<E extends Effect> extends Chosen<E> {
    private final Class<E> effect;
    private final boolean taken;

    MovingCargo(Class<E> effect, boolean taken) {
      this.effect = effect;
      this.taken = taken;
    }

    @Override
    public Class<E> effect() {
      return effect;
    }

    private static Optional<CardId> chosen(EffectRun run) {
      return run.targets().isEmpty() ? Optional.empty() : run.targets().get(0).ship();
    }

    private Optional<CardId> from(EffectRun run) {
      return taken ? chosen(run) : run.about().ship();
    }

    private Optional<CardId> to(EffectRun run) {
      return taken ? run.about().ship() : chosen(run);
    }

    /** What can go. */
    private ImmutableList<CardId> cargo(Table table, EffectRun run) {
      Ship from = table.ship(from(run));
      return from == null || table.ship(to(run)) == null ? ImmutableList.of() : from.cargo();
    }

    @Override
    protected int count(FleetState state, E word, Effects run) {
      return cargo(state.table(), run.run()).isEmpty() ? 0 : 1;
    }

    @Override
    protected Seat picker(FleetView open, E word, Effects run) {
      return run.run().player();
    }

    @Override
    protected ImmutableList<Pick> picks(FleetView view, E word, Effects run) {
      return cards(cargo(view.table(), run.run()));
    }

    @Override
    protected void take(Play<FleetState> play, E word, Effects run, Pick.Card pick) {
      CardId from = from(run.run()).orElseThrow();
      Beams.hand(play, from, to(run.run()).orElseThrow(), pick.card(), taken ? TRP_07 : TRP_08);
    }

    @Override
    public String question(FleetView view, E word, Effects run) {
      return taken ? "Which cargo is taken?" : "Which cargo is given?";
    }
  }
}
