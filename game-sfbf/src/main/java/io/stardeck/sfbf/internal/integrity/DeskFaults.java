package io.stardeck.sfbf.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.sfbf.internal.attack.AssaultDraftFaults;
import io.stardeck.sfbf.internal.setup.Arrangement;
import io.stardeck.sfbf.internal.setup.FleetChoice;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Secrets;
import io.stardeck.sfbf.state.SetupPhase;
import io.stardeck.sfbf.state.ShipId;
import java.util.HashSet;

/** The drafts: open where one may be open, open where one must be, and made of own things. */
final class DeskFaults implements Topic {
  private static final int MOST_WITHDRAWN = 3;
  private static final int RESERVED = 2;
  private static final int MOST_STASHED = 3;

  @Override
  public void find(BattleForceState state, Inspection inspection) {
    Phase top = state.table().phases().top();
    for (int index = 0; index < state.secrets().size(); index++) {
      Seat seat = Seat.at(index);
      Secrets secrets = state.secrets().get(index);
      String path = "secrets[" + index + "].desk";
      inspection.range(path + ".withdrawals", secrets.desk().withdrawals(), 0, MOST_WITHDRAWN);
      boolean decides = top.seat().equals(seat) && !top.cutsOff();
      inspection.require(
          secrets.desk().isOpen() || !decides || !needsDraft(top), path, "a draft has to be open");
      if (secrets.desk().isOpen()) {
        Draft draft = secrets.desk().open();
        if (inspection.require(
            decides && draft.seat().equals(seat) && fits(draft, top),
            path,
            "no such draft is open now")) {
          draft(state, draft, top, path + ".draft", inspection);
        }
      }
    }
  }

  private static boolean needsDraft(Phase top) {
    return top instanceof SetupPhase.ChooseFleet
        || top instanceof SetupPhase.ChooseStash
        || top instanceof SetupPhase.Arrange
        || top instanceof Phase.CeasefireStash;
  }

  private static boolean fits(Draft draft, Phase top) {
    return draft.in(
        new Draft.Cases<>() {
          @Override
          public Boolean ships(Draft.Ships ships) {
            return top instanceof SetupPhase.ChooseFleet;
          }

          @Override
          public Boolean formation(Draft.Formation formation) {
            return top instanceof SetupPhase.Arrange;
          }

          @Override
          public Boolean cards(Draft.Cards cards) {
            return switch (cards.purpose()) {
              case RESERVE -> top instanceof SetupPhase.ChooseStash;
              case STASH -> top instanceof Phase.CeasefireStash;
              case REDRAW -> top instanceof Phase.Choice choice && choice.attacks() == 0;
            };
          }

          @Override
          public Boolean assault(Draft.Assault assault) {
            return assault.form() == Form.FLOTILLA
                ? top instanceof Phase.FlotillaTarget
                : top instanceof Phase.Choice;
          }
        });
  }

  private static void draft(
      BattleForceState state, Draft draft, Phase top, String path, Inspection inspection) {
    if (draft instanceof Draft.Ships ships) {
      fleet(state, ships, (SetupPhase.ChooseFleet) top, path, inspection);
    } else if (draft instanceof Draft.Formation formation) {
      inspection.require(
          ArrangedFaults.isOf(formation.rows(), state.faceDown(draft.seat()))
              && Arrangement.possible(formation.rows(), state.faceDown(draft.seat()).size()),
          path + ".rows",
          "the ships cannot be placed so");
    } else if (draft instanceof Draft.Cards cards) {
      marked(state, cards, path, inspection);
    } else if (draft instanceof Draft.Assault assault) {
      AssaultDraftFaults.find(state, draft.seat(), assault, path, inspection);
    }
  }

  private static void fleet(
      BattleForceState state,
      Draft.Ships draft,
      SetupPhase.ChooseFleet phase,
      String path,
      Inspection inspection) {
    ImmutableList<ShipId> taken = draft.taken();
    ImmutableList<ShipId> dealt = state.faceDown(draft.seat());
    FleetChoice choice = FleetChoice.of(state.table().config(), phase.number(), dealt.size());
    inspection.require(
        new HashSet<>(taken).size() == taken.size()
            && dealt.containsAll(taken)
            && choice.allows(state.table(), dealt, taken),
        path + ".taken",
        "those ships make no fleet");
  }

  private static void marked(
      BattleForceState state, Draft.Cards draft, String path, Inspection inspection) {
    ImmutableList<CardId> marked = draft.marked();
    int most =
        switch (draft.purpose()) {
          case RESERVE -> RESERVED;
          case STASH -> MOST_STASHED - state.stashSize(draft.seat());
          case REDRAW -> state.hand(draft.seat()).size();
        };
    inspection.require(
        new HashSet<>(marked).size() == marked.size()
            && state.hand(draft.seat()).containsAll(marked)
            && marked.size() <= most,
        path + ".marked",
        "those cards cannot be marked");
  }
}
