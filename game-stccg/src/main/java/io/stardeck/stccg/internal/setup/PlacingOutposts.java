package io.stardeck.stccg.internal.setup;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.ActionRule;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Round;
import io.stardeck.stccg.action.SetupAction.PassOutposts;
import io.stardeck.stccg.action.SetupAction.PlaceOutpost;
import io.stardeck.stccg.card.OutpostDef;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.SetupEvent;
import io.stardeck.stccg.internal.StccgPhase;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.card.Entering;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.card.OutpostSites;
import io.stardeck.stccg.internal.card.Tables;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.state.SetupPhase;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Placing outposts ({@code ST-OUT-01} to {@code ST-OUT-06}). */
public final class PlacingOutposts extends StccgPhase<SetupPhase.Outposts> {
  private static final RuleId OUT_01 = RuleId.of("ST-OUT-01");
  private static final RuleId OUT_02 = RuleId.of("ST-OUT-02");

  /** Nobody has to place an outpost. */
  private static final ActionRule<StccgState, StccgView, PassOutposts> PASS =
      ActionRule.only(
          PassOutposts.class,
          PassOutposts::new,
          (play, pass) -> {
            play.tell(OUT_01, new SetupEvent.OutpostsEnded(pass.actor()));
            SetupPhase.Outposts frame = (SetupPhase.Outposts) play.state().top();
            play.replace(new SetupPhase.Outposts(frame.round().passed()));
          });

  /** The phase, with what is open in it. */
  public PlacingOutposts() {
    super(ImmutableList.of(PASS, new Placing()));
  }

  @Override
  public String prompt(StccgView view, SetupPhase.Outposts frame) {
    return asked(view, "place an outpost, or pass", "no outpost of yours has a place here: pass");
  }

  @Override
  public boolean proceed(Play<StccgState> play, SetupPhase.Outposts frame) {
    // Who has none left passes unasked.
    Round now = frame.round().among(seat -> play.state().size(Places.outposts(seat)) > 0);
    if (now.over()) {
      play.replace(new SetupPhase.Opening());
      return true;
    }
    if (now != frame.round()) {
      play.replace(new SetupPhase.Outposts(now));
      return true;
    }
    return false;
  }

  /** Placing an outpost at a location. */
  private static final class Placing implements StccgRule<PlaceOutpost> {
    @Override
    public void candidates(StccgView view, Consumer<? super PlaceOutpost> offer) {
      for (Card card : view.cards(Places.outposts(view.seat()))) {
        for (Location location : view.table().spaceline()) {
          offer.accept(new PlaceOutpost(view.seat(), card.id(), location.number()));
        }
      }
    }

    @Override
    public void check(StccgView view, PlaceOutpost action, Findings findings) {
      @Nullable Card card = Find.card(view.cards(Places.outposts(view.seat())), action.card());
      @Nullable Location location = view.table().location(action.location());
      if (card == null) {
        Find.refuse(view, findings, "card", action.card(), OUT_01, "%s is no outpost of yours");
      }
      if (location == null) {
        findings.reject("location", OUT_01, "there is no location %s", action.location());
      }
      if (card != null) {
        OutpostDef def = (OutpostDef) view.table().def(card);
        if (affiliations(view).contains(def.affiliation())) {
          findings.reject("card", OUT_02, "you have an outpost of %s", def.affiliation());
        }
        if (location != null) {
          OutpostSites.fitting(view, def, location, "location", findings);
        }
      }
    }

    private static Set<Affiliation> affiliations(StccgView view) {
      Set<Affiliation> own = new HashSet<>();
      for (Outpost outpost : view.table().outposts()) {
        if (outpost.controller().equals(view.seat())) {
          own.add(((OutpostDef) view.table().def(outpost.card())).affiliation());
        }
      }
      return own;
    }

    @Override
    public void perform(Play<StccgState> play, PlaceOutpost action) {
      Seat seat = action.actor();
      Round round = ((SetupPhase.Outposts) play.state().top()).round();
      Card card = Find.require(play.state().cards(Places.outposts(seat)), action.card());
      Card placed =
          Entering.play(
              play,
              Places.outposts(seat),
              card,
              OUT_01,
              known -> new SetupEvent.OutpostPlaced(seat, known, action.location()));
      OutpostSites.place(play, seat, placed, action.location());
      Tables.table(play, table -> table.copy().withLastPlaced(seat));
      play.replace(new SetupPhase.Outposts(round.acted()));
    }
  }
}
