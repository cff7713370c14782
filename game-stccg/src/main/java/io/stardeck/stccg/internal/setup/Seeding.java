package io.stardeck.stccg.internal.setup;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.engine.rules.window.RoundEnd;
import io.stardeck.stccg.action.SetupAction.PassSeeding;
import io.stardeck.stccg.action.SetupAction.Seed;
import io.stardeck.stccg.card.CardDef;
import io.stardeck.stccg.card.DilemmaDef;
import io.stardeck.stccg.card.MissionDef;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Seeding dilemmas and artifacts ({@code ST-SED-01} to {@code ST-SED-10}). */
public final class Seeding extends StccgPhase<SetupPhase.Seed> {
  private static final RuleId SED_01 = RuleId.of("ST-SED-01");
  private static final RuleId SED_04 = RuleId.of("ST-SED-04");
  private static final RuleId SED_05 = RuleId.of("ST-SED-05");
  private static final RuleId SED_06 = RuleId.of("ST-SED-06");
  private static final RuleId SED_07 = RuleId.of("ST-SED-07");
  private static final RuleId SED_09 = RuleId.of("ST-SED-09");

  /** Seeding is voluntary. */
  private static final ActionRule<StccgState, StccgView, PassSeeding> PASS =
      ActionRule.only(
          PassSeeding.class,
          PassSeeding::new,
          (play, pass) -> {
            play.tell(SED_09, new SetupEvent.SeedingEnded(pass.actor()));
            SetupPhase.Seed frame = (SetupPhase.Seed) play.state().top();
            play.replace(new SetupPhase.Seed(frame.round().passed()));
          });

  /** The phase, with what is open in it. */
  public Seeding() {
    super(ImmutableList.of(PASS, new Placing()));
  }

  @Override
  public String prompt(StccgView view, SetupPhase.Seed frame) {
    return asked(
        view,
        "seed a dilemma or an artifact under a mission, or pass",
        "no seed card of yours fits under a mission: pass");
  }

  @Override
  public boolean proceed(Play<StccgState> play, SetupPhase.Seed frame) {
    // Who has no card left passes unasked.
    Round now = frame.round().among(seat -> play.state().size(Places.seeds(seat)) > 0);
    if (now.over()) {
      // Seed cards not seeded are lost (ST-SED-10).
      for (Seat seat : Seat.first(play.state().table().seats())) {
        DEALER.all(play, Places.seeds(seat)).to(Places.unseeded(seat));
      }
      Seat first = play.state().table().active();
      play.replace(
          new SetupPhase.Outposts(
              Round.of(RoundEnd.PASS_IS_FINAL, play.state().table().playing(first))));
      return true;
    }
    if (now != frame.round()) {
      play.replace(new SetupPhase.Seed(now));
      return true;
    }
    return false;
  }

  /** Placing a card under a mission. */
  private static final class Placing implements ExactRule<Seed> {
    @Override
    public void candidates(StccgView view, Consumer<? super Seed> offer) {
      ImmutableList<Card> seeds = view.cards(Places.seeds(view.seat()));
      Findings probe = Findings.probing();
      for (int i = 0; i < seeds.size(); i++) {
        if (!Find.repeated(seeds, i)) {
          for (Location location : view.table().spaceline()) {
            fitting(view, seeds.get(i), location, probe);
            if (probe.clean()) {
              offer.accept(new Seed(view.seat(), seeds.get(i).id(), location.number()));
            } else {
              probe = Findings.probing();
            }
          }
        }
      }
    }

    @Override
    public void check(StccgView view, Seed action, Findings findings) {
      // Of equal cards only the first is offered, and only it is taken.
      @Nullable Card card = Find.first(view.cards(Places.seeds(view.seat())), action.card());
      @Nullable Location location = view.table().location(action.location());
      if (card == null) {
        Find.refuse(view, findings, "card", action.card(), SED_01, "%s is no seed card of yours");
      }
      if (location == null) {
        findings.reject("location", SED_01, "there is no location %s", action.location());
      }
      if (card != null && location != null) {
        fitting(view, card, location, findings);
      }
    }

    private static void fitting(StccgView view, Card card, Location location, Findings findings) {
      CardDef def = view.table().def(card);
      MissionType type = ((MissionDef) view.table().def(location.card())).missionType();
      for (Card there : view.cards(Places.stack(location.number()))) {
        if (there.def().equals(card.def())) {
          findings.reject("location", SED_05, "a copy of %s lies there", def.name());
        }
      }
      if (def.kind() == CardKind.ARTIFACT && type == MissionType.SPACE) {
        findings.reject("location", SED_06, "an artifact lies under a planet mission");
      }
      if (def instanceof DilemmaDef dilemma && !dilemma.dilemmaType().fits(type)) {
        findings.reject(
            "location", SED_07, "a %s dilemma, and a %s mission", dilemma.dilemmaType(), type);
      }
    }

    @Override
    public void perform(Play<StccgState> play, Seed action) {
      Seat seat = action.actor();
      StccgState state = play.state();
      Card card = Find.require(state.cards(Places.seeds(seat)), action.card());
      DEALER
          .card(play, Places.seeds(seat), card)
          .to(Places.stack(action.location()))
          .tell(SED_04, known -> new SetupEvent.SeedPlaced(seat, action.location(), known));
      Tables.table(
          play,
          table -> {
            Location there = table.spaceline().get(table.position(action.location()));
            return table
                .with(there.seeds(Lists.plusAll(ImmutableList.of(seat), there.seeds())))
                .copy()
                .withLastPlaced(seat);
          });
      play.replace(new SetupPhase.Seed(((SetupPhase.Seed) state.top()).round().acted()));
    }
  }
}
