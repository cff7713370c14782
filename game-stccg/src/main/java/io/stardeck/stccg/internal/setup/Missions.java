package io.stardeck.stccg.internal.setup;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.engine.zone.ZoneKind;
import io.stardeck.stccg.action.SetupAction.PlaceMission;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Making the spaceline ({@code ST-SPL-01} to {@code ST-SPL-08}). */
public final class Missions extends StccgPhase<SetupPhase.Missions> {
  private static final RuleId SPL_04 = RuleId.of("ST-SPL-04");
  private static final RuleId SPL_05 = RuleId.of("ST-SPL-05");

  /** The phase, with what is open in it. */
  public Missions() {
    super(ImmutableList.of(new Placing()));
  }

  @Override
  public String prompt(StccgView view, SetupPhase.Missions frame) {
    return "at which end of the spaceline does the mission lie?";
  }

  /** The missions of who has given up are placed by themselves ({@code ST-MUL-05}). */
  @Override
  public boolean proceed(Play<StccgState> play, SetupPhase.Missions frame) {
    boolean gone = play.state().table().player(frame.seat()).resigned();
    if (gone) {
      Placing.place(play, frame.seat(), true);
    }
    return gone;
  }

  /** The top mission of a pile is turned up ({@code ST-SPL-05}). */
  static void turnUp(Play<StccgState> play, Seat seat) {
    DEALER
        .show(play, Places.missions(seat), 1, Audience.everyone())
        .tell(SPL_05, cards -> new SetupEvent.MissionTurned(seat, cards.get(0)));
  }

  /** Placing a mission at an end of the spaceline. */
  private static final class Placing implements StccgRule<PlaceMission> {
    @Override
    public void candidates(StccgView view, Consumer<? super PlaceMission> offer) {
      offer.accept(new PlaceMission(view.seat(), true));
      offer.accept(new PlaceMission(view.seat(), false));
    }

    @Override
    public void check(StccgView view, PlaceMission action, Findings findings) {
      if (!action.right() && view.table().spaceline().isEmpty()) {
        findings.reject("right", SPL_04, "the first mission has no left or right");
      }
    }

    @Override
    public void perform(Play<StccgState> play, PlaceMission action) {
      place(play, action.actor(), action.right());
    }

    private static void place(Play<StccgState> play, Seat seat, boolean right) {
      Card card =
          DEALER
              .top(play, Places.missions(seat))
              .openly()
              .to(Places.IN_PLAY)
              .tell(
                  SPL_04, known -> new SetupEvent.MissionPlaced(seat, known.orElseThrow(), right));
      lay(play, card, right);
      Tables.table(play, table -> table.copy().withLastPlaced(seat));
      next(play, seat);
    }

    private static void lay(Play<StccgState> play, Card card, boolean right) {
      ImmutableList<Location> line = play.state().table().spaceline();
      Location location = Location.laid(line.size(), card);
      DEALER.open(play, Places.stack(location.number()), ZoneKind.deck());
      Tables.table(
          play,
          table ->
              table
                  .copy()
                  .withSpaceline(
                      right
                          ? Lists.plus(line, location)
                          : Lists.plusAll(ImmutableList.of(location), line)));
    }

    private static void next(Play<StccgState> play, Seat seat) {
      int players = play.state().table().seats();
      Seat next = seat.next(players);
      if (play.state().size(Places.missions(next)) > 0) {
        turnUp(play, next);
        play.replace(new SetupPhase.Missions(next));
      } else {
        Seat first = play.state().table().active();
        play.replace(
            new SetupPhase.Seed(
                Round.of(RoundEnd.PASS_IS_FINAL, play.state().table().playing(first))));
      }
    }
  }
}
